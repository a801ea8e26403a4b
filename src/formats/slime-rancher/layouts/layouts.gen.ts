// Generated from layouts.json by scripts/list-data.mjs. Do not edit.

export const LAYOUTS = {
 "layouts": [
  {
   "key": "SRGAME",
   "game": "SR1",
   "versions": [
    4,
    12
   ],
   "fields": [
    {
     "name": "gameName",
     "type": "str",
     "evidence": "SR1"
    },
    {
     "name": "displayName",
     "type": "str",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "summary",
     "type": "SRGSUMM",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "world",
     "type": "SRW",
     "evidence": "SR1"
    },
    {
     "name": "player",
     "type": "SRPL",
     "evidence": "SR1"
    },
    {
     "name": "ranch",
     "type": "SRRANCH",
     "evidence": "SR1"
    },
    {
     "name": "actorsBegin",
     "type": "separator",
     "evidence": "SR1"
    },
    {
     "name": "actors",
     "type": "[SRAD.Actor]",
     "evidence": "SR1"
    },
    {
     "name": "actorsEnd",
     "type": "separator",
     "evidence": "SR1"
    },
    {
     "name": "pedia",
     "type": "SRPED",
     "evidence": "SR1"
    },
    {
     "name": "achievements",
     "type": "SRGA",
     "evidence": "SR1"
    },
    {
     "name": "holiday",
     "type": "SRHD",
     "since": 7,
     "evidence": "SR1"
    },
    {
     "name": "appearances",
     "type": "SRAPP",
     "since": 11,
     "evidence": "SR1"
    },
    {
     "name": "instrument",
     "type": "SRINSTR",
     "since": 12,
     "evidence": "SR1"
    },
    {
     "name": "dlc",
     "type": "SRDLC",
     "since": 8,
     "until": 9,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRGSUMM",
   "game": "SR1",
   "versions": [
    3,
    4
   ],
   "fields": [
    {
     "name": "version",
     "type": "str",
     "evidence": "SR1"
    },
    {
     "name": "gameMode",
     "type": "enum<GameMode>",
     "evidence": "SR1"
    },
    {
     "name": "iconId",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "currency",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "pediaCount",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "worldTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "savedAt",
     "type": "ticks",
     "evidence": "SR1"
    },
    {
     "name": "utcOffsetMinutes",
     "type": "f64",
     "evidence": "SR1"
    },
    {
     "name": "isGameOver",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "saveNumber",
     "type": "u64",
     "since": 4,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRPL",
   "game": "SR1",
   "versions": [
    4,
    14
   ],
   "place": "pos",
   "rotation": "rot",
   "fields": [
    {
     "name": "health",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "energy",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "radiation",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "currency",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "keys",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "currencyEverCollected",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "version",
     "type": "str",
     "evidence": "SR1"
    },
    {
     "name": "gameMode",
     "type": "enum<GameMode>",
     "evidence": "SR1"
    },
    {
     "name": "gameIconId",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "SR1"
    },
    {
     "name": "rot",
     "type": "SRV3",
     "evidence": "SR1"
    },
    {
     "name": "upgrades",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "ammo",
     "type": "[SRAD.Slot]",
     "until": 11,
     "evidence": "SR1"
    },
    {
     "name": "ammo",
     "type": "{i32: [SRAD.Slot]}",
     "since": 12,
     "evidence": "SR1"
    },
    {
     "name": "mail",
     "type": "[SRMAIL]",
     "evidence": "SR1"
    },
    {
     "name": "availUpgrades",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "upgradeLocks",
     "type": "{i32: (locked: bool, time: seconds:f32)}",
     "until": 5,
     "evidence": "SR1"
    },
    {
     "name": "upgradeLocks",
     "type": "{i32: (locked: bool, time: seconds)}",
     "since": 6,
     "evidence": "SR1"
    },
    {
     "name": "progress",
     "type": "{i32: i32}",
     "evidence": "SR1"
    },
    {
     "name": "delayedProgress",
     "type": "{i32: [seconds:f32]}",
     "until": 5,
     "evidence": "SR1"
    },
    {
     "name": "delayedProgress",
     "type": "{i32: [seconds]}",
     "since": 6,
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "delayedProgress",
     "type": "{i32: seconds}",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "blueprints",
     "type": "[i32]",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "availBlueprints",
     "type": "[i32]",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "blueprintLocks",
     "type": "{i32: (locked: bool, time: seconds:f32)}",
     "since": 5,
     "until": 5,
     "evidence": "SR1"
    },
    {
     "name": "blueprintLocks",
     "type": "{i32: (locked: bool, time: seconds)}",
     "since": 6,
     "evidence": "SR1"
    },
    {
     "name": "gadgets",
     "type": "{i32: i32}",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "craftMats",
     "type": "{external<Identifiable>: i32}",
     "since": 5,
     "evidence": "SR1",
     "note": "the refinery"
    },
    {
     "name": "regionSetId",
     "type": "enum<Region>",
     "since": 10,
     "evidence": "SR1"
    },
    {
     "name": "unlockedZoneMaps",
     "type": "[i32]",
     "since": 11,
     "evidence": "SR1"
    },
    {
     "name": "endGameTime",
     "type": "?seconds",
     "since": 13,
     "evidence": "SR1"
    },
    {
     "name": "decorizer",
     "type": "?SRDZR",
     "since": 14,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRANCH",
   "game": "SR1",
   "versions": [
    4,
    7
   ],
   "fields": [
    {
     "name": "plots",
     "type": "[SRLP]",
     "evidence": "SR1"
    },
    {
     "name": "accessDoors",
     "type": "{SRV3: enum<Door>}",
     "until": 4,
     "evidence": "SR1"
    },
    {
     "name": "accessDoors",
     "type": "{str: enum<Door>}",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "palettes",
     "type": "{i32: i32}",
     "since": 6,
     "evidence": "SR1"
    },
    {
     "name": "fastForward",
     "type": "{str: seconds}",
     "since": 7,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRLP",
   "game": "SR1",
   "versions": [
    2,
    8
   ],
   "place": "pos",
   "fields": [
    {
     "name": "feederNextTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "feederPendingCount",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "feederSpeed",
     "type": "enum<FeederSpeed>",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "collectorNextTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "fastForwarderTime",
     "type": "seconds",
     "since": 6,
     "until": 6,
     "evidence": "SR1"
    },
    {
     "name": "attachedDeathTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "typeId",
     "type": "enum<LandPlot>",
     "evidence": "SR1"
    },
    {
     "name": "growerId",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "pos",
     "type": "SRV3",
     "until": 3,
     "evidence": "guess",
     "note": "its order is a guess"
    },
    {
     "name": "id",
     "type": "static",
     "since": 4,
     "evidence": "SR1"
    },
    {
     "name": "upgrades",
     "type": "[enum<LandPlotUpgrade>]",
     "evidence": "SR1"
    },
    {
     "name": "siloAmmo",
     "type": "{enum<Storage>: [SRAD.Slot]}",
     "evidence": "SR1"
    },
    {
     "name": "siloSlotSelections",
     "type": "[i32]",
     "since": 6,
     "evidence": "SR1"
    },
    {
     "name": "ashUnits",
     "type": "f32",
     "since": 8,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRAD.Slot",
   "game": "SR1",
   "versions": [
    2,
    2
   ],
   "fields": [
    {
     "name": "item",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "count",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "emotions",
     "type": "SRSED",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRAD.Actor",
   "game": "SR1",
   "versions": [
    2,
    9
   ],
   "place": "pos",
   "rotation": "rot",
   "fields": [
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "SR1"
    },
    {
     "name": "rot",
     "type": "SRV3",
     "evidence": "SR1"
    },
    {
     "name": "actorId",
     "type": "identity",
     "since": 6,
     "evidence": "SR1"
    },
    {
     "name": "typeId",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "emotions",
     "type": "SRSED",
     "evidence": "SR1"
    },
    {
     "name": "transformTime",
     "type": "seconds:f32",
     "until": 3,
     "evidence": "SR1"
    },
    {
     "name": "transformTime",
     "type": "seconds",
     "since": 4,
     "evidence": "SR1"
    },
    {
     "name": "reproduceTime",
     "type": "seconds:f32",
     "until": 3,
     "evidence": "SR1"
    },
    {
     "name": "reproduceTime",
     "type": "seconds",
     "since": 4,
     "evidence": "SR1"
    },
    {
     "name": "destroyTime",
     "type": "seconds",
     "since": 7,
     "evidence": "SR1"
    },
    {
     "name": "cycle",
     "type": "SRRCD",
     "evidence": "SR1"
    },
    {
     "name": "disabledAt",
     "type": "?seconds:f32",
     "until": 3,
     "evidence": "SR1"
    },
    {
     "name": "disabledAt",
     "type": "?seconds",
     "since": 4,
     "evidence": "SR1"
    },
    {
     "name": "isFeral",
     "type": "bool",
     "since": 3,
     "evidence": "SR1"
    },
    {
     "name": "fashions",
     "type": "[external<Identifiable>]",
     "since": 5,
     "evidence": "SR1"
    },
    {
     "name": "isGlitch",
     "type": "bool",
     "since": 8,
     "evidence": "SR1"
    },
    {
     "name": "regionSetId",
     "type": "enum<Region>",
     "since": 9,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRV3",
   "game": "SR1",
   "versions": [
    2,
    2
   ],
   "role": "value",
   "fields": [
    {
     "name": "x",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "y",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "z",
     "type": "f32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRSED",
   "game": "SR1",
   "versions": [
    2,
    2
   ],
   "role": "value",
   "fields": [
    {
     "name": "levels",
     "type": "levels<Emotion>",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRCD",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "role": "value",
   "fields": [
    {
     "name": "state",
     "type": "enum<ResourceState>",
     "evidence": "SR1"
    },
    {
     "name": "progressTime",
     "type": "seconds",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDZR",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "contents",
     "type": "{external<Identifiable>: i32}",
     "evidence": "SR1"
    },
    {
     "name": "settings",
     "type": "{str: ?block}",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRMAIL",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "type",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "messageKey",
     "type": "str",
     "evidence": "SR1"
    },
    {
     "name": "isRead",
     "type": "bool",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRPED",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "fields": [
    {
     "name": "progressGiven",
     "type": "i32",
     "evidence": "guess",
     "note": "a counter, as in the second game"
    },
    {
     "name": "unlocked",
     "type": "[str]",
     "evidence": "SR1"
    },
    {
     "name": "completedTutorials",
     "type": "[str]",
     "evidence": "SR1"
    },
    {
     "name": "popupQueue",
     "type": "[str]",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRGA",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "fields": [
    {
     "name": "floats",
     "type": "{i32: f32}",
     "evidence": "SR1"
    },
    {
     "name": "doubles",
     "type": "{i32: f64}",
     "evidence": "SR1"
    },
    {
     "name": "ints",
     "type": "{i32: i32}",
     "evidence": "SR1"
    },
    {
     "name": "counts",
     "type": "{i32: {i32: i32}}",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRHD",
   "game": "SR1",
   "versions": [
    1,
    2
   ],
   "fields": [
    {
     "name": "first",
     "type": "[str]",
     "evidence": "SR1"
    },
    {
     "name": "second",
     "type": "[str]",
     "since": 2,
     "evidence": "guess"
    }
   ]
  },
  {
   "key": "SRAPP",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "unlocks",
     "type": "{external<Identifiable>: [enum<AppearanceSet>]}",
     "evidence": "SR1"
    },
    {
     "name": "selections",
     "type": "{external<Identifiable>: enum<AppearanceSet>}",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRINSTR",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "unlocked",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "selection",
     "type": "i32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDLC",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "installed",
     "type": "[i32]",
     "evidence": "guess"
    }
   ]
  },
  {
   "key": "SRQSEG",
   "game": "SR1",
   "versions": [
    1,
    2
   ],
   "fields": [
    {
     "name": "state",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "time",
     "type": "?seconds:f32",
     "until": 1,
     "evidence": "SR1"
    },
    {
     "name": "time",
     "type": "?seconds",
     "since": 2,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRW",
   "game": "SR1",
   "versions": [
    7,
    22
   ],
   "fields": [
    {
     "name": "worldTime",
     "type": "seconds:f32",
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "worldTime",
     "type": "seconds",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "econSeed",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "dailyOfferCreateTime",
     "type": "seconds:f32",
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "dailyOfferCreateTime",
     "type": "seconds",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "lastRancherOfferId",
     "type": "?str",
     "until": 16,
     "evidence": "SR1"
    },
    {
     "name": "lastOfferRancherIds",
     "type": "[str]",
     "since": 17,
     "evidence": "SR1"
    },
    {
     "name": "pendingOfferRancherIds",
     "type": "[str]",
     "since": 17,
     "evidence": "SR1"
    },
    {
     "name": "weatherUntil",
     "type": "seconds:f32",
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "weatherUntil",
     "type": "seconds",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "weather",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "offer",
     "type": "SREO",
     "until": 16,
     "evidence": "SR1"
    },
    {
     "name": "offers",
     "type": "{i32: SREO}",
     "since": 17,
     "evidence": "SR1"
    },
    {
     "name": "econSaturations",
     "type": "{external<Identifiable>: f32}",
     "evidence": "SR1"
    },
    {
     "name": "teleporters",
     "type": "{str: bool}",
     "evidence": "SR1"
    },
    {
     "name": "animalSpawnerTimes",
     "type": "{SRV3: seconds:f32}",
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "animalSpawnerTimes",
     "type": "{SRV3: seconds}",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "liquidSourceUnits",
     "type": "{SRV3: f32}",
     "until": 19,
     "evidence": "SR1"
    },
    {
     "name": "liquidSourceUnits",
     "type": "{str: f32}",
     "since": 20,
     "evidence": "SR1"
    },
    {
     "name": "spawnerTriggerTimes",
     "type": "{SRV3: seconds:f32}",
     "until": 8,
     "evidence": "SR1"
    },
    {
     "name": "spawnerTriggerTimes",
     "type": "{SRV3: seconds}",
     "since": 9,
     "evidence": "SR1"
    },
    {
     "name": "gordos",
     "type": "{SRV3: i32}",
     "until": 9,
     "evidence": "SR1"
    },
    {
     "name": "gordos",
     "type": "{str: i32}",
     "since": 10,
     "until": 11,
     "evidence": "SR1"
    },
    {
     "name": "gordos",
     "type": "{str: SRG}",
     "since": 12,
     "evidence": "SR1"
    },
    {
     "name": "resourceSpawnerWater",
     "type": "{SRV3: SRRW}",
     "evidence": "SR1"
    },
    {
     "name": "placedGadgets",
     "type": "{str: SRPG}",
     "since": 8,
     "evidence": "SR1"
    },
    {
     "name": "treasurePods",
     "type": "{str: enum<Pod>}",
     "since": 11,
     "until": 17,
     "evidence": "guess",
     "note": "the state alone"
    },
    {
     "name": "treasurePods",
     "type": "{str: SRTP}",
     "since": 18,
     "evidence": "SR1"
    },
    {
     "name": "switches",
     "type": "{str: i32}",
     "since": 13,
     "evidence": "SR1"
    },
    {
     "name": "puzzleSlots",
     "type": "{str: bool}",
     "since": 13,
     "evidence": "SR1"
    },
    {
     "name": "phaseSites",
     "type": "{str: bool}",
     "since": 14,
     "evidence": "SR1"
    },
    {
     "name": "firestorm",
     "type": "SRF",
     "since": 15,
     "evidence": "SR1"
    },
    {
     "name": "oases",
     "type": "{str: bool}",
     "since": 15,
     "evidence": "SR1"
    },
    {
     "name": "gingerPatches",
     "type": "[str]",
     "since": 16,
     "evidence": "guess",
     "note": "ids, as everything else in the world"
    },
    {
     "name": "quicksilver",
     "type": "{str: SRQSEG}",
     "since": 19,
     "evidence": "SR1"
    },
    {
     "name": "echoNotes",
     "type": "{str: ?SRENG}",
     "since": 21,
     "evidence": "SR1"
    },
    {
     "name": "glitch",
     "type": "?SRGLITCH",
     "since": 22,
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SREO",
   "game": "SR1",
   "versions": [
    4,
    4
   ],
   "fields": [
    {
     "name": "offer",
     "type": "?(rancherId: str, offerId: str, expireTime: seconds, earlyExchangeTime: seconds, requests: [SRRIE], rewards: [SRIE])",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRIE",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "role": "value",
   "fields": [
    {
     "name": "id",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "nonIdentReward",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "count",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "progress",
     "type": "i32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRIE",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "role": "value",
   "fields": [
    {
     "name": "id",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "nonIdentReward",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "count",
     "type": "i32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRG",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "eatenCount",
     "type": "i32",
     "evidence": "SR1",
     "note": "-1: popped"
    },
    {
     "name": "fashions",
     "type": "[external<Identifiable>]",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRW",
   "game": "SR1",
   "versions": [
    3,
    3
   ],
   "fields": [
    {
     "name": "spawnTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "water",
     "type": "f32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRTP",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "state",
     "type": "enum<Pod>",
     "evidence": "SR1"
    },
    {
     "name": "spawnQueue",
     "type": "[i32]",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRF",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "endTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "preparing",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "nextTime",
     "type": "seconds",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRENG",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "state",
     "type": "i32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRGLITCH",
   "game": "SR1",
   "versions": [
    2,
    2
   ],
   "fields": [
    {
     "name": "teleporters",
     "type": "{str: block}",
     "evidence": "guess"
    },
    {
     "name": "nodes",
     "type": "{str: block}",
     "evidence": "guess"
    },
    {
     "name": "slimes",
     "type": "{actor: block}",
     "evidence": "SR1"
    },
    {
     "name": "directors",
     "type": "{str: block}",
     "evidence": "guess"
    },
    {
     "name": "impostos",
     "type": "{str: block}",
     "evidence": "guess"
    },
    {
     "name": "storage",
     "type": "{str: block}",
     "evidence": "guess"
    }
   ]
  },
  {
   "key": "SRPG",
   "game": "SR1",
   "versions": [
    8,
    8
   ],
   "rotation": "yRotation",
   "fields": [
    {
     "name": "gadgetId",
     "type": "external<Gadget>",
     "evidence": "SR1"
    },
    {
     "name": "yRotation",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "isPrimaryInLink",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "ammo",
     "type": "[SRAD.Slot]",
     "evidence": "SR1"
    },
    {
     "name": "extractorCyclesRemaining",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "extractorQueued",
     "type": "i32",
     "evidence": "guess",
     "note": "how many wait"
    },
    {
     "name": "extractorCycleEnd",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "extractorNextProduce",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "waitForChargeup",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "lastSpawn",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "bait",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "gordo",
     "type": "external<Identifiable>",
     "evidence": "SR1"
    },
    {
     "name": "gordoEaten",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "fashions",
     "type": "[external<Identifiable>]",
     "evidence": "SR1"
    },
    {
     "name": "drone",
     "type": "?SRDRGD",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDRGD",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "drone",
     "type": "?SRDRONE",
     "evidence": "SR1"
    },
    {
     "name": "station",
     "type": "?SRDRST",
     "evidence": "SR1"
    },
    {
     "name": "programs",
     "type": "[SRDRONEPROG]",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDRONE",
   "game": "SR1",
   "versions": [
    5,
    5
   ],
   "fields": [
    {
     "name": "pos",
     "type": "?SRV3",
     "evidence": "SR1"
    },
    {
     "name": "rot",
     "type": "?SRV3",
     "evidence": "SR1"
    },
    {
     "name": "slot",
     "type": "?SRAD.Slot",
     "evidence": "SR1"
    },
    {
     "name": "fashions",
     "type": "[external<Identifiable>]",
     "evidence": "SR1"
    },
    {
     "name": "noClip",
     "type": "bool",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDRST",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "battery",
     "type": "?seconds",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRDRONEPROG",
   "game": "SR1",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "target",
     "type": "str",
     "evidence": "guess",
     "note": "the types of all three are guesses"
    },
    {
     "name": "source",
     "type": "str",
     "evidence": "guess"
    },
    {
     "name": "destination",
     "type": "str",
     "evidence": "guess"
    }
   ]
  },
  {
   "key": "SRGAME",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "itemIndex",
     "type": "SRITI",
     "evidence": "seed"
    },
    {
     "name": "growerIndex",
     "type": "SRRGI",
     "evidence": "seed"
    },
    {
     "name": "iconIndex",
     "type": "SRGAMEICONINDEX",
     "evidence": "seed"
    },
    {
     "name": "zoneIndex",
     "type": "SRGZONEINDEX",
     "evidence": "seed"
    },
    {
     "name": "gameName",
     "type": "str",
     "evidence": "seed"
    },
    {
     "name": "displayName",
     "type": "str",
     "evidence": "SR1"
    },
    {
     "name": "saveSlot",
     "type": "i32",
     "evidence": "mods"
    },
    {
     "name": "summary",
     "type": "SRGSUMM",
     "evidence": "seed"
    },
    {
     "name": "settings",
     "type": "SRGAMESETTINGS",
     "evidence": "seed"
    },
    {
     "name": "sceneGroups",
     "type": "SRSGI",
     "evidence": "seed"
    },
    {
     "name": "world",
     "type": "SRW",
     "evidence": "seed"
    },
    {
     "name": "player",
     "type": "SRPL",
     "evidence": "seed"
    },
    {
     "name": "ranch",
     "type": "SRRANCH",
     "evidence": "seed"
    },
    {
     "name": "actorsBegin",
     "type": "separator",
     "evidence": "SR1",
     "note": "the two bytes of the description"
    },
    {
     "name": "actors",
     "type": "[SRAD.Actor|SRPG]",
     "evidence": "seed",
     "note": "modded saves have had gadgets among them"
    },
    {
     "name": "actorsEnd",
     "type": "separator",
     "optional": true,
     "evidence": "SR1",
     "note": "the description has the first only"
    },
    {
     "name": "pedia",
     "type": "SRPED",
     "evidence": "seed"
    },
    {
     "name": "appearances",
     "type": "SRAPP",
     "evidence": "seed"
    },
    {
     "name": "secretStyles",
     "type": "SRSECRETSTYLEDISC",
     "evidence": "seed"
    },
    {
     "name": "events",
     "type": "SREVENTRECORD",
     "optional": true,
     "evidence": "parser",
     "note": "described without its place"
    },
    {
     "name": "components",
     "type": "SRUCI",
     "evidence": "seed"
    },
    {
     "name": "statusEffects",
     "type": "SRSEI",
     "evidence": "parser"
    }
   ]
  },
  {
   "key": "SRITI",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRRGI",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRGAMEICONINDEX",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRGZONEINDEX",
   "game": "SR2",
   "identifiers": [
    "SRGZONEINDEX",
    "SRZONEINDEX"
   ],
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRSGI",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRUCI",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRSEI",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "index",
   "fields": [
    {
     "name": "items",
     "type": "[str]",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRGSUMM",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "version",
     "type": "str",
     "evidence": "real"
    },
    {
     "name": "currency",
     "type": "i32",
     "evidence": "real"
    },
    {
     "name": "pediaCount",
     "type": "i32",
     "evidence": "real"
    },
    {
     "name": "worldTime",
     "type": "seconds",
     "evidence": "real"
    },
    {
     "name": "savedAt",
     "type": "ticks",
     "evidence": "real"
    },
    {
     "name": "utcOffsetMinutes",
     "type": "f64",
     "evidence": "SR1"
    },
    {
     "name": "isGameOver",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "saveNumber",
     "type": "u64",
     "evidence": "SR1"
    },
    {
     "name": "tarrEnabled",
     "type": "bool",
     "evidence": "guess",
     "note": "mods know that it has both"
    },
    {
     "name": "feralEnabled",
     "type": "bool",
     "evidence": "guess"
    },
    {
     "name": "unknown",
     "type": "i32",
     "evidence": "guess",
     "note": "0 in all samples"
    },
    {
     "name": "iconId",
     "type": "index<SRGAMEICONINDEX>",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRGAMESETTINGS",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "options",
     "type": "[OPTION]",
     "evidence": "real"
    },
    {
     "name": "iconId",
     "type": "index<SRGAMEICONINDEX>",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "OPTION",
   "game": "SR2",
   "identifiers": [
    ""
   ],
   "versions": [
    0,
    0
   ],
   "role": "value",
   "fields": [
    {
     "name": "key",
     "type": "str",
     "evidence": "real"
    },
    {
     "name": "value",
     "type": "iconText",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRW",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "worldTime",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "econSeed",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "dailyOfferCreateTime",
     "type": "seconds",
     "evidence": "SR1",
     "note": "infinite: none"
    },
    {
     "name": "lastOfferRancherIds",
     "type": "[str]",
     "evidence": "SR1"
    },
    {
     "name": "pendingOfferRancherIds",
     "type": "[str]",
     "evidence": "SR1"
    },
    {
     "name": "weatherUntil",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "weather",
     "type": "i32",
     "evidence": "SR1",
     "note": "0 in all samples; may be an empty dictionary"
    },
    {
     "name": "econSaturations",
     "type": "{index<SRITI>: f32}",
     "evidence": "seed"
    },
    {
     "name": "animalSpawnerTimes",
     "type": "{SRV3: seconds}",
     "evidence": "seed"
    },
    {
     "name": "liquidSourceUnits",
     "type": "{str: f32}",
     "evidence": "SR1"
    },
    {
     "name": "spawnerTriggerTimes",
     "type": "{SRV3: seconds}",
     "evidence": "seed"
    },
    {
     "name": "gordos",
     "type": "{str: SRG}",
     "evidence": "seed"
    },
    {
     "name": "resourceSpawnerWater",
     "type": "{SRV3: SRRW}",
     "evidence": "seed"
    },
    {
     "name": "placedGadgets",
     "type": "{str: SRPG}",
     "evidence": "seed"
    },
    {
     "name": "treasurePods",
     "type": "{str: SRTP}",
     "evidence": "seed"
    },
    {
     "name": "switches",
     "type": "{str: i32}",
     "evidence": "seed"
    },
    {
     "name": "puzzleSlots",
     "type": "{str: bool}",
     "evidence": "seed"
    },
    {
     "name": "unknown2",
     "type": "i32",
     "evidence": "guess",
     "note": "an empty collection, where the first game has occupied phase sites"
    },
    {
     "name": "researchDrones",
     "type": "{str: SRREDRONE}",
     "evidence": "seed"
    },
    {
     "name": "unknown3",
     "type": "i32",
     "evidence": "guess",
     "note": "an empty collection"
    },
    {
     "name": "resourceNodes",
     "type": "{str: SRRESNODE}",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRG",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "place": "pos",
   "rotation": "rot",
   "fields": [
    {
     "name": "eatenCount",
     "type": "i32",
     "evidence": "real",
     "note": "-1: popped"
    },
    {
     "name": "fashions",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "seen",
     "type": "bool",
     "evidence": "real"
    },
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "real"
    },
    {
     "name": "rot",
     "type": "SRV3",
     "evidence": "real"
    },
    {
     "name": "typeId",
     "type": "index<SRITI>",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRRW",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "spawnTime",
     "type": "seconds",
     "evidence": "real"
    },
    {
     "name": "water",
     "type": "f32",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRPG",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "place": "pos",
   "rotation": "yRotation",
   "fields": [
    {
     "name": "typeId",
     "type": "index<SRITI>",
     "evidence": "real"
    },
    {
     "name": "actorId",
     "type": "identity",
     "evidence": "parser"
    },
    {
     "name": "yRotation",
     "type": "f32",
     "evidence": "real"
    },
    {
     "name": "unknown",
     "type": "bytes<32>",
     "evidence": "real",
     "note": "zero for plain gadgets; must hold ammo, charge-up time and the linked gadget, of variable length"
    },
    {
     "name": "sceneGroup",
     "type": "index<SRSGI>",
     "evidence": "real"
    },
    {
     "name": "unknown2",
     "type": "bytes<5>",
     "evidence": "real",
     "note": "zero for plain gadgets"
    },
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRTP",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "state",
     "type": "enum<Pod>",
     "evidence": "seed"
    },
    {
     "name": "spawnQueue",
     "type": "[i32]",
     "evidence": "SR1",
     "note": "empty in all samples"
    }
   ]
  },
  {
   "key": "SRREDRONE",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "discovered",
     "type": "bool",
     "evidence": "real"
    },
    {
     "name": "name",
     "type": "str",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRRESNODE",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "name",
     "type": "str",
     "evidence": "seed"
    },
    {
     "name": "state",
     "type": "i32",
     "evidence": "guess"
    },
    {
     "name": "time",
     "type": "seconds",
     "evidence": "seed",
     "note": "in the future; when it despawns?"
    },
    {
     "name": "definition",
     "type": "str",
     "evidence": "seed",
     "note": "often empty"
    },
    {
     "name": "unknown",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "contents",
     "type": "[index<SRITI>]",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRPL",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "place": "pos",
   "rotation": "rot",
   "fields": [
    {
     "name": "health",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "energy",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "radiation",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "currency",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "keys",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "currencyEverCollected",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "version",
     "type": "str",
     "evidence": "seed"
    },
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "seed"
    },
    {
     "name": "rot",
     "type": "SRV3",
     "evidence": "seed"
    },
    {
     "name": "upgrades",
     "type": "SRPU",
     "evidence": "seed"
    },
    {
     "name": "components",
     "type": "SRUPGRADECOMPONENTS",
     "evidence": "seed"
    },
    {
     "name": "ammo",
     "type": "[SRAD.Slot]",
     "evidence": "seed"
    },
    {
     "name": "blueprints",
     "type": "[index<SRITI>]",
     "evidence": "seed"
    },
    {
     "name": "availBlueprints",
     "type": "[index<SRITI>]",
     "evidence": "mods"
    },
    {
     "name": "itemCounts",
     "type": "{index<SRITI>: i32}",
     "evidence": "seed",
     "note": "the refinery"
    },
    {
     "name": "region",
     "type": "index<SRSGI>",
     "evidence": "guess",
     "note": "region or scene group; 0 in all samples"
    },
    {
     "name": "unlockedZoneMaps",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "endGameTime",
     "type": "?seconds",
     "evidence": "SR1"
    },
    {
     "name": "hasDecorizer",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "decorizer",
     "type": "SRDZR",
     "optional": true,
     "evidence": "seed",
     "note": "minimal blocks have it though the flag before says no"
    }
   ]
  },
  {
   "key": "SRPU",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "levels",
     "type": "{external<SRPU>: i32}",
     "evidence": "seed",
     "note": "keys are multiples of 16 that no table in the file names; -1: not bought"
    }
   ]
  },
  {
   "key": "SRUPGRADECOMPONENTS",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "counts",
     "type": "{index<SRUCI>: i32}",
     "evidence": "parser"
    }
   ]
  },
  {
   "key": "SRDZR",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "contents",
     "type": "{i32: i32}",
     "evidence": "SR1"
    },
    {
     "name": "settings",
     "type": "{str: ?block}",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRANCH",
   "game": "SR2",
   "versions": [
    2,
    2
   ],
   "fields": [
    {
     "name": "plots",
     "type": "[SRLP]",
     "evidence": "seed"
    },
    {
     "name": "accessDoors",
     "type": "{str: enum<Door>}",
     "evidence": "seed"
    },
    {
     "name": "palettes",
     "type": "{enum<PaletteType>: i32}",
     "evidence": "seed"
    },
    {
     "name": "fastForward",
     "type": "{str: seconds}",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRLP",
   "game": "SR2",
   "versions": [
    2,
    2
   ],
   "fields": [
    {
     "name": "feederNextTime",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "feederPendingCount",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "feederSpeed",
     "type": "enum<FeederSpeed>",
     "evidence": "SR1"
    },
    {
     "name": "collectorNextTime",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "attachedDeathTime",
     "type": "seconds",
     "evidence": "SR1"
    },
    {
     "name": "typeId",
     "type": "enum<LandPlot>",
     "evidence": "seed"
    },
    {
     "name": "growerId",
     "type": "index<SRRGI>",
     "evidence": "seed"
    },
    {
     "name": "id",
     "type": "static",
     "evidence": "seed"
    },
    {
     "name": "upgrades",
     "type": "[enum<LandPlotUpgrade>]",
     "evidence": "seed"
    },
    {
     "name": "siloAmmo",
     "type": "{str: [SRAD.Slot]}",
     "evidence": "seed"
    },
    {
     "name": "siloSlotSelections",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "ashUnits",
     "type": "f32",
     "evidence": "SR1"
    },
    {
     "name": "flag",
     "type": "bool",
     "evidence": "seed",
     "note": "a flag, or whether the tracked list is there"
    },
    {
     "name": "tracked",
     "type": "TRACKEDACTORLIST",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "TRACKEDACTORLIST",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "ids",
     "type": "[actor:f64]",
     "evidence": "seed",
     "note": "lists of 64-bit integers do not exist"
    }
   ]
  },
  {
   "key": "SRAD.Slot",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "item",
     "type": "index<SRITI>",
     "evidence": "seed",
     "note": "-1: empty"
    },
    {
     "name": "count",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "unknown",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "emotions",
     "type": "SRSED",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRAD.Actor",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "place": "pos",
   "rotation": "rot",
   "fields": [
    {
     "name": "pos",
     "type": "SRV3",
     "evidence": "seed"
    },
    {
     "name": "rot",
     "type": "SRV3",
     "evidence": "seed"
    },
    {
     "name": "actorId",
     "type": "identity",
     "evidence": "parser",
     "note": "from 100 up"
    },
    {
     "name": "typeId",
     "type": "index<SRITI>",
     "evidence": "parser",
     "note": "missing in the description"
    },
    {
     "name": "emotions",
     "type": "SRSED",
     "evidence": "seed"
    },
    {
     "name": "transformTime",
     "type": "seconds",
     "evidence": "seed",
     "note": "may be NaN"
    },
    {
     "name": "reproduceTime",
     "type": "seconds",
     "evidence": "seed",
     "note": "may be NaN"
    },
    {
     "name": "destroyTime",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "cycle",
     "type": "SRRCD",
     "evidence": "seed"
    },
    {
     "name": "disabledAt",
     "type": "?seconds",
     "evidence": "seed"
    },
    {
     "name": "isFeral",
     "type": "bool",
     "evidence": "seed"
    },
    {
     "name": "fashions",
     "type": "[i32]",
     "evidence": "SR1"
    },
    {
     "name": "isGlitch",
     "type": "bool",
     "evidence": "SR1"
    },
    {
     "name": "sceneGroup",
     "type": "index<SRSGI>",
     "evidence": "seed"
    },
    {
     "name": "isStatue",
     "type": "bool",
     "evidence": "seed"
    },
    {
     "name": "statueActorId",
     "type": "actor",
     "evidence": "seed",
     "note": "0: none"
    },
    {
     "name": "unknown",
     "type": "seconds",
     "evidence": "seed",
     "note": "set on what is not a slime"
    },
    {
     "name": "statusEffects",
     "type": "[SRSE]",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRV3",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "x",
     "type": "f32",
     "evidence": "real"
    },
    {
     "name": "y",
     "type": "f32",
     "evidence": "real"
    },
    {
     "name": "z",
     "type": "f32",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRSED",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "levels",
     "type": "levels<Emotion>",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRRCD",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "state",
     "type": "enum<ResourceState>",
     "evidence": "real"
    },
    {
     "name": "progressTime",
     "type": "seconds",
     "evidence": "real"
    }
   ]
  },
  {
   "key": "SRSE",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "role": "value",
   "fields": [
    {
     "name": "effect",
     "type": "index<SRSEI>",
     "evidence": "mods"
    },
    {
     "name": "expirationTime",
     "type": "seconds",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SRPED",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "progressGiven",
     "type": "i32",
     "evidence": "SR1"
    },
    {
     "name": "unlocked",
     "type": "[entry<SRITI>]",
     "evidence": "seed",
     "note": "mostly equal to item names"
    }
   ]
  },
  {
   "key": "SRAPP",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "unlocks",
     "type": "{index<SRITI>: [enum<AppearanceSet>]}",
     "evidence": "SR1"
    },
    {
     "name": "selections",
     "type": "{index<SRITI>: enum<AppearanceSet>}",
     "evidence": "SR1"
    }
   ]
  },
  {
   "key": "SRSECRETSTYLEDISC",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "items",
     "type": "[i32]",
     "evidence": "guess",
     "note": "empty in all samples"
    }
   ]
  },
  {
   "key": "SREVENTRECORD",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "entries",
     "type": "[SREVENTENTRY]",
     "evidence": "seed"
    }
   ]
  },
  {
   "key": "SREVENTENTRY",
   "game": "SR2",
   "versions": [
    1,
    1
   ],
   "fields": [
    {
     "name": "eventKey",
     "type": "str",
     "evidence": "seed"
    },
    {
     "name": "dataKey",
     "type": "entry<SRGZONEINDEX|SRITI>",
     "evidence": "seed"
    },
    {
     "name": "count",
     "type": "i32",
     "evidence": "seed"
    },
    {
     "name": "created",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "updated",
     "type": "seconds",
     "evidence": "seed"
    },
    {
     "name": "createdAt",
     "type": "filetime",
     "evidence": "seed"
    },
    {
     "name": "updatedAt",
     "type": "filetime",
     "evidence": "seed"
    }
   ]
  }
 ],
 "names": {
  "Emotion": {
   "0": "hunger",
   "1": "agitation",
   "2": "fear",
   "3": "sleepiness"
  },
  "LandPlot": {
   "0": "none",
   "1": "empty",
   "2": "corral",
   "3": "coop",
   "4": "garden",
   "5": "silo",
   "6": "pond",
   "7": "incinerator"
  },
  "LandPlotUpgrade": {
   "0": "none",
   "1": "walls",
   "2": "music box",
   "3": "storage 2",
   "4": "storage 3",
   "5": "storage 4",
   "6": "soil",
   "7": "sprinkler",
   "8": "scareslime",
   "9": "feeder",
   "10": "vitamizer",
   "11": "air net",
   "12": "plort collector",
   "13": "solar shield",
   "14": "ash trough",
   "15": "miracle mix",
   "16": "deluxe garden",
   "17": "deluxe coop"
  },
  "FeederSpeed": {
   "0": "normal",
   "1": "slow",
   "2": "fast"
  },
  "ResourceState": {
   "0": "unripe",
   "1": "ripe",
   "2": "edible",
   "3": "rotten"
  },
  "Pod": {
   "0": "locked",
   "1": "open"
  },
  "Door": {
   "0": "locked",
   "1": "open",
   "2": "closed"
  },
  "AppearanceSet": {
   "0": "none",
   "1": "classic",
   "2": "secret"
  },
  "Storage": {
   "0": "non-slimes",
   "1": "plort",
   "2": "food",
   "3": "crafting",
   "4": "elder"
  },
  "GameMode": {
   "0": "classic",
   "1": "time limit",
   "2": "casual",
   "3": "time limit v2"
  },
  "Region": {
   "0": "home",
   "1": "desert",
   "2": "valley",
   "3": "Viktor's lab",
   "4": "slimulations",
   "-1": "unset"
  }
 }
} as const;
