/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BooleanFilter = {
  readonly eq?: boolean | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: boolean | null | undefined;
};

export type BoxInput = {
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ?: number | null | undefined;
  readonly minX: number;
  readonly minY: number;
  readonly minZ?: number | null | undefined;
};

export type CircleInput = {
  readonly metres?: number | null | undefined;
  readonly radius?: number | null | undefined;
  readonly x: number;
  readonly y: number;
};

export type DarkestDungeonStatus =
  | 'ACTIVITY'
  | 'DEAD'
  | 'IDLE'
  | 'MISSING'
  | 'PARTY';

export type DarkestDungeonTrinketPlace =
  | 'ESTATE'
  | 'HERO'
  | 'LOOT'
  | 'RAID'
  | 'SHARD_STORE'
  | 'WAGON';

export type ElementFilter = {
  readonly and?: ReadonlyArray<ElementFilter> | null | undefined;
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  readonly not?: ElementFilter | null | undefined;
  readonly or?: ReadonlyArray<ElementFilter> | null | undefined;
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  readonly references?: ReferenceListFilter | null | undefined;
  readonly value?: ValueFilter | null | undefined;
};

export type ElementListFilter = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: ElementFilter | null | undefined;
  readonly none?: ElementFilter | null | undefined;
  readonly path: string;
  readonly some?: ElementFilter | null | undefined;
};

export type IntegerFilter = {
  readonly eq?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly gte?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly lt?: string | null | undefined;
  readonly lte?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
};

export type Integrity =
  | 'DIFFERS'
  | 'MATCHES'
  | 'NONE';

export type IssueLevel =
  | 'INFO'
  | 'PROBLEM';

export type KindFilter = {
  readonly eq?: ObjectKind | null | undefined;
  readonly in?: ReadonlyArray<ObjectKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: ObjectKind | null | undefined;
  readonly nin?: ReadonlyArray<ObjectKind> | null | undefined;
};

export type LoadState =
  | 'FAILED'
  | 'LISTED'
  | 'LOADING'
  | 'READY';

export type NumberFilter = {
  readonly eq?: number | null | undefined;
  readonly eqField?: RowNumber | null | undefined;
  readonly gt?: number | null | undefined;
  readonly gtField?: RowNumber | null | undefined;
  readonly gte?: number | null | undefined;
  readonly gteField?: RowNumber | null | undefined;
  readonly in?: ReadonlyArray<number> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly lt?: number | null | undefined;
  readonly ltField?: RowNumber | null | undefined;
  readonly lte?: number | null | undefined;
  readonly lteField?: RowNumber | null | undefined;
  readonly ne?: number | null | undefined;
  readonly neField?: RowNumber | null | undefined;
  readonly nin?: ReadonlyArray<number> | null | undefined;
};

export type ObjectClassFilter = {
  readonly contains?: string | null | undefined;
  readonly endsWith?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isA?: string | null | undefined;
  readonly matches?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
  readonly startsWith?: string | null | undefined;
};

export type ObjectFilter = {
  readonly and?: ReadonlyArray<ObjectFilter> | null | undefined;
  readonly class?: ObjectClassFilter | null | undefined;
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  readonly hasIssues?: BooleanFilter | null | undefined;
  readonly hasPosition?: BooleanFilter | null | undefined;
  readonly ids?: ReadonlyArray<string | number> | null | undefined;
  readonly kind?: KindFilter | null | undefined;
  readonly level?: TextFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: ObjectFilter | null | undefined;
  readonly or?: ReadonlyArray<ObjectFilter> | null | undefined;
  readonly parent?: ObjectFilter | null | undefined;
  readonly path?: TextFilter | null | undefined;
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  readonly referencedBy?: ReferenceListFilter | null | undefined;
  readonly references?: ReferenceListFilter | null | undefined;
  readonly within?: RegionInput | null | undefined;
};

export type ObjectKind =
  | 'ACTOR'
  | 'COMPONENT'
  | 'EXPORT'
  | 'EXTERNAL'
  | 'LIGHTWEIGHT'
  | 'MISSING'
  | 'RECORD';

export type PalworldBaseFilter = {
  readonly and?: ReadonlyArray<PalworldBaseFilter> | null | undefined;
  readonly containerRows?: PalworldContainerRows | null | undefined;
  readonly containers?: NumberFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly idle?: NumberFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isUnderAttack?: BooleanFilter | null | undefined;
  readonly key?: TextFilter | null | undefined;
  readonly limit?: NumberFilter | null | undefined;
  readonly machines?: PalworldMachineRows | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: PalworldBaseFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldBaseFilter> | null | undefined;
  readonly palRows?: PalworldPalRows | null | undefined;
  readonly palbox?: TextFilter | null | undefined;
  readonly pals?: TextListFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly range?: NumberFilter | null | undefined;
  readonly sick?: NumberFilter | null | undefined;
  readonly stock?: PalworldCountRows | null | undefined;
  readonly structureRows?: PalworldStructureRows | null | undefined;
  readonly structures?: NumberFilter | null | undefined;
  readonly structuresByKind?: PalworldCountRows | null | undefined;
  readonly workers?: NumberFilter | null | undefined;
  readonly works?: NumberFilter | null | undefined;
  readonly worksByKind?: PalworldCountRows | null | undefined;
};

export type PalworldBaseRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldBaseFilter | null | undefined;
  readonly none?: PalworldBaseFilter | null | undefined;
  readonly some?: PalworldBaseFilter | null | undefined;
  readonly where?: PalworldBaseFilter | null | undefined;
};

export type PalworldContainerFilter = {
  readonly and?: ReadonlyArray<PalworldContainerFilter> | null | undefined;
  readonly bag?: TextFilter | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly fill?: NumberFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly hasPassword?: BooleanFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isPrivate?: BooleanFilter | null | undefined;
  readonly isStock?: BooleanFilter | null | undefined;
  readonly key?: TextFilter | null | undefined;
  readonly kind?: PalworldContainerKindFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly not?: PalworldContainerFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldContainerFilter> | null | undefined;
  readonly pal?: TextFilter | null | undefined;
  readonly palRow?: PalworldPalFilter | null | undefined;
  readonly player?: TextFilter | null | undefined;
  readonly playerRow?: PalworldPlayerFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly slots?: NumberFilter | null | undefined;
  readonly stacks?: PalworldItemStackRows | null | undefined;
  readonly stock?: PalworldStockRows | null | undefined;
  readonly used?: NumberFilter | null | undefined;
};

export type PalworldContainerKind =
  | 'BASE'
  | 'GUILD_CHEST'
  | 'PAL'
  | 'PLAYER'
  | 'UNKNOWN'
  | 'WORLD';

export type PalworldContainerKindFilter = {
  readonly eq?: PalworldContainerKind | null | undefined;
  readonly in?: ReadonlyArray<PalworldContainerKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: PalworldContainerKind | null | undefined;
  readonly nin?: ReadonlyArray<PalworldContainerKind> | null | undefined;
};

export type PalworldContainerRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldContainerFilter | null | undefined;
  readonly none?: PalworldContainerFilter | null | undefined;
  readonly some?: PalworldContainerFilter | null | undefined;
  readonly where?: PalworldContainerFilter | null | undefined;
};

export type PalworldCountFilter = {
  readonly and?: ReadonlyArray<PalworldCountFilter> | null | undefined;
  readonly count?: NumberFilter | null | undefined;
  readonly item?: TextFilter | null | undefined;
  readonly not?: PalworldCountFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldCountFilter> | null | undefined;
};

export type PalworldCountRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldCountFilter | null | undefined;
  readonly none?: PalworldCountFilter | null | undefined;
  readonly some?: PalworldCountFilter | null | undefined;
  readonly where?: PalworldCountFilter | null | undefined;
};

export type PalworldGuildFilter = {
  readonly and?: ReadonlyArray<PalworldGuildFilter> | null | undefined;
  readonly baseCount?: NumberFilter | null | undefined;
  readonly baseRows?: PalworldBaseRows | null | undefined;
  readonly bases?: TextListFilter | null | undefined;
  readonly chest?: TextFilter | null | undefined;
  readonly chestRow?: PalworldContainerFilter | null | undefined;
  readonly currentResearch?: TextFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isUnnamed?: BooleanFilter | null | undefined;
  readonly key?: TextFilter | null | undefined;
  readonly kind?: TextFilter | null | undefined;
  readonly leader?: TextFilter | null | undefined;
  readonly leaderRow?: PalworldPlayerFilter | null | undefined;
  readonly level?: NumberFilter | null | undefined;
  readonly markers?: PalworldMapPositionRows | null | undefined;
  readonly memberCount?: NumberFilter | null | undefined;
  readonly members?: PalworldMemberRows | null | undefined;
  readonly missingBases?: NumberFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: PalworldGuildFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldGuildFilter> | null | undefined;
  readonly palRows?: PalworldPalRows | null | undefined;
  readonly pals?: NumberFilter | null | undefined;
  readonly players?: PalworldPlayerRows | null | undefined;
  readonly playersOnline?: NumberFilter | null | undefined;
  readonly research?: PalworldResearchRows | null | undefined;
  readonly secondsAway?: NumberFilter | null | undefined;
  readonly structures?: PalworldStructureRows | null | undefined;
};

export type PalworldInventoryStackFilter = {
  readonly amount?: NumberFilter | null | undefined;
  readonly and?: ReadonlyArray<PalworldInventoryStackFilter> | null | undefined;
  readonly bag?: TextFilter | null | undefined;
  readonly bullets?: NumberFilter | null | undefined;
  readonly durability?: NumberFilter | null | undefined;
  readonly egg?: TextFilter | null | undefined;
  readonly item?: TextFilter | null | undefined;
  readonly not?: PalworldInventoryStackFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldInventoryStackFilter> | null | undefined;
  readonly passives?: TextListFilter | null | undefined;
  readonly slot?: NumberFilter | null | undefined;
};

export type PalworldInventoryStackRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldInventoryStackFilter | null | undefined;
  readonly none?: PalworldInventoryStackFilter | null | undefined;
  readonly some?: PalworldInventoryStackFilter | null | undefined;
  readonly where?: PalworldInventoryStackFilter | null | undefined;
};

export type PalworldItemStackFilter = {
  readonly amount?: NumberFilter | null | undefined;
  readonly and?: ReadonlyArray<PalworldItemStackFilter> | null | undefined;
  readonly bullets?: NumberFilter | null | undefined;
  readonly durability?: NumberFilter | null | undefined;
  readonly egg?: TextFilter | null | undefined;
  readonly item?: TextFilter | null | undefined;
  readonly not?: PalworldItemStackFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldItemStackFilter> | null | undefined;
  readonly passives?: TextListFilter | null | undefined;
  readonly slot?: NumberFilter | null | undefined;
};

export type PalworldItemStackRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldItemStackFilter | null | undefined;
  readonly none?: PalworldItemStackFilter | null | undefined;
  readonly some?: PalworldItemStackFilter | null | undefined;
  readonly where?: PalworldItemStackFilter | null | undefined;
};

export type PalworldMachineFilter = {
  readonly and?: ReadonlyArray<PalworldMachineFilter> | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly growth?: NumberFilter | null | undefined;
  readonly isIdle?: BooleanFilter | null | undefined;
  readonly left?: NumberFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly not?: PalworldMachineFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldMachineFilter> | null | undefined;
  readonly ordered?: NumberFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly product?: TextFilter | null | undefined;
  readonly storedEnergy?: NumberFilter | null | undefined;
  readonly workers?: PalworldPalRows | null | undefined;
  readonly works?: PalworldWorkRows | null | undefined;
};

export type PalworldMachineRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldMachineFilter | null | undefined;
  readonly none?: PalworldMachineFilter | null | undefined;
  readonly some?: PalworldMachineFilter | null | undefined;
  readonly where?: PalworldMachineFilter | null | undefined;
};

export type PalworldMap =
  | 'PALPAGOS'
  | 'WORLD_TREE';

export type PalworldMapFilter = {
  readonly eq?: PalworldMap | null | undefined;
  readonly in?: ReadonlyArray<PalworldMap> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: PalworldMap | null | undefined;
  readonly nin?: ReadonlyArray<PalworldMap> | null | undefined;
};

export type PalworldMapPositionFilter = {
  readonly and?: ReadonlyArray<PalworldMapPositionFilter> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly not?: PalworldMapPositionFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldMapPositionFilter> | null | undefined;
  readonly x?: NumberFilter | null | undefined;
  readonly y?: NumberFilter | null | undefined;
};

export type PalworldMapPositionRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldMapPositionFilter | null | undefined;
  readonly none?: PalworldMapPositionFilter | null | undefined;
  readonly some?: PalworldMapPositionFilter | null | undefined;
  readonly where?: PalworldMapPositionFilter | null | undefined;
};

export type PalworldMemberFilter = {
  readonly and?: ReadonlyArray<PalworldMemberFilter> | null | undefined;
  readonly isLeader?: BooleanFilter | null | undefined;
  readonly isOnline?: BooleanFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: PalworldMemberFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldMemberFilter> | null | undefined;
  readonly player?: TextFilter | null | undefined;
  readonly role?: NumberFilter | null | undefined;
  readonly secondsAway?: NumberFilter | null | undefined;
};

export type PalworldMemberRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldMemberFilter | null | undefined;
  readonly none?: PalworldMemberFilter | null | undefined;
  readonly some?: PalworldMemberFilter | null | undefined;
  readonly where?: PalworldMemberFilter | null | undefined;
};

export type PalworldPalFilter = {
  readonly and?: ReadonlyArray<PalworldPalFilter> | null | undefined;
  readonly assignedTo?: TextFilter | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly baseSpecies?: TextFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly caughtAt?: TextFilter | null | undefined;
  readonly caughtBy?: TextFilter | null | undefined;
  readonly containerId?: TextFilter | null | undefined;
  readonly currentWork?: TextFilter | null | undefined;
  readonly deck?: NumberFilter | null | undefined;
  readonly elements?: TextListFilter | null | undefined;
  readonly exp?: NumberFilter | null | undefined;
  readonly friendship?: NumberFilter | null | undefined;
  readonly friendshipRank?: NumberFilter | null | undefined;
  readonly gender?: TextFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly health?: TextFilter | null | undefined;
  readonly holder?: TextFilter | null | undefined;
  readonly holderRow?: PalworldPlayerFilter | null | undefined;
  readonly hp?: NumberFilter | null | undefined;
  readonly hunger?: TextFilter | null | undefined;
  readonly isAlpha?: BooleanFilter | null | undefined;
  readonly isAwakened?: BooleanFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isFavourite?: BooleanFilter | null | undefined;
  readonly isHuman?: BooleanFilter | null | undefined;
  readonly isIdle?: BooleanFilter | null | undefined;
  readonly isLucky?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isSick?: BooleanFilter | null | undefined;
  readonly key?: TextFilter | null | undefined;
  readonly lastJumped?: RegionInput | null | undefined;
  readonly learntMoves?: TextListFilter | null | undefined;
  readonly level?: NumberFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly moves?: TextListFilter | null | undefined;
  readonly nickname?: TextFilter | null | undefined;
  readonly not?: PalworldPalFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly offWork?: TextListFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldPalFilter> | null | undefined;
  readonly owner?: TextFilter | null | undefined;
  readonly ownerRow?: PalworldPlayerFilter | null | undefined;
  readonly page?: NumberFilter | null | undefined;
  readonly passives?: TextListFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly sanity?: NumberFilter | null | undefined;
  readonly sickness?: TextFilter | null | undefined;
  readonly skin?: TextFilter | null | undefined;
  readonly slot?: NumberFilter | null | undefined;
  readonly soulsAttack?: NumberFilter | null | undefined;
  readonly soulsDefense?: NumberFilter | null | undefined;
  readonly soulsHp?: NumberFilter | null | undefined;
  readonly soulsWorkSpeed?: NumberFilter | null | undefined;
  readonly species?: TextFilter | null | undefined;
  readonly stars?: NumberFilter | null | undefined;
  readonly stomach?: NumberFilter | null | undefined;
  readonly talentAttack?: NumberFilter | null | undefined;
  readonly talentDefense?: NumberFilter | null | undefined;
  readonly talentHp?: NumberFilter | null | undefined;
  readonly talentMelee?: NumberFilter | null | undefined;
  readonly where?: PalworldWhereaboutsFilter | null | undefined;
  readonly work?: PalworldWorkLevelRows | null | undefined;
};

export type PalworldPalRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldPalFilter | null | undefined;
  readonly none?: PalworldPalFilter | null | undefined;
  readonly some?: PalworldPalFilter | null | undefined;
  readonly where?: PalworldPalFilter | null | undefined;
};

export type PalworldPlayerFilter = {
  readonly ancientPoints?: NumberFilter | null | undefined;
  readonly and?: ReadonlyArray<PalworldPlayerFilter> | null | undefined;
  readonly areaCount?: NumberFilter | null | undefined;
  readonly built?: PalworldStructureRows | null | undefined;
  readonly captures?: NumberFilter | null | undefined;
  readonly containers?: PalworldContainerRows | null | undefined;
  readonly counters?: PalworldCountRows | null | undefined;
  readonly exp?: NumberFilter | null | undefined;
  readonly expToNext?: NumberFilter | null | undefined;
  readonly fastTravelCount?: NumberFilter | null | undefined;
  readonly fieldBossCount?: NumberFilter | null | undefined;
  readonly file?: TextFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly hasFile?: BooleanFilter | null | undefined;
  readonly health?: TextFilter | null | undefined;
  readonly hp?: NumberFilter | null | undefined;
  readonly inventory?: PalworldInventoryStackRows | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isLeader?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isOnline?: BooleanFilter | null | undefined;
  readonly items?: PalworldCountRows | null | undefined;
  readonly lastOnlineUtc?: TextFilter | null | undefined;
  readonly level?: NumberFilter | null | undefined;
  readonly map?: PalworldMapFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: PalworldPlayerFilter | null | undefined;
  readonly noteCount?: NumberFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldPlayerFilter> | null | undefined;
  readonly palRows?: PalworldPalRows | null | undefined;
  readonly paldeck?: TextListFilter | null | undefined;
  readonly paldeckCount?: NumberFilter | null | undefined;
  readonly pals?: NumberFilter | null | undefined;
  readonly party?: TextListFilter | null | undefined;
  readonly partyRows?: PalworldPalRows | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly quests?: TextListFilter | null | undefined;
  readonly questsDone?: NumberFilter | null | undefined;
  readonly relicCount?: NumberFilter | null | undefined;
  readonly role?: NumberFilter | null | undefined;
  readonly sanity?: NumberFilter | null | undefined;
  readonly secondsAway?: NumberFilter | null | undefined;
  readonly shield?: NumberFilter | null | undefined;
  readonly speciesCaught?: NumberFilter | null | undefined;
  readonly statPoints?: PalworldStatPointsRows | null | undefined;
  readonly stomach?: NumberFilter | null | undefined;
  readonly technologies?: TextListFilter | null | undefined;
  readonly technologyCount?: NumberFilter | null | undefined;
  readonly technologyPoints?: NumberFilter | null | undefined;
  readonly towerBosses?: TextListFilter | null | undefined;
  readonly uid?: TextFilter | null | undefined;
  readonly unusedPoints?: NumberFilter | null | undefined;
};

export type PalworldPlayerRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldPlayerFilter | null | undefined;
  readonly none?: PalworldPlayerFilter | null | undefined;
  readonly some?: PalworldPlayerFilter | null | undefined;
  readonly where?: PalworldPlayerFilter | null | undefined;
};

export type PalworldResearchFilter = {
  readonly and?: ReadonlyArray<PalworldResearchFilter> | null | undefined;
  readonly done?: NumberFilter | null | undefined;
  readonly isDone?: BooleanFilter | null | undefined;
  readonly needed?: NumberFilter | null | undefined;
  readonly not?: PalworldResearchFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldResearchFilter> | null | undefined;
  readonly research?: TextFilter | null | undefined;
};

export type PalworldResearchRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldResearchFilter | null | undefined;
  readonly none?: PalworldResearchFilter | null | undefined;
  readonly some?: PalworldResearchFilter | null | undefined;
  readonly where?: PalworldResearchFilter | null | undefined;
};

export type PalworldStatPointsFilter = {
  readonly and?: ReadonlyArray<PalworldStatPointsFilter> | null | undefined;
  readonly fromElixirs?: NumberFilter | null | undefined;
  readonly not?: PalworldStatPointsFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldStatPointsFilter> | null | undefined;
  readonly points?: NumberFilter | null | undefined;
  readonly stat?: TextFilter | null | undefined;
};

export type PalworldStatPointsRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldStatPointsFilter | null | undefined;
  readonly none?: PalworldStatPointsFilter | null | undefined;
  readonly some?: PalworldStatPointsFilter | null | undefined;
  readonly where?: PalworldStatPointsFilter | null | undefined;
};

export type PalworldStockFilter = {
  readonly amount?: NumberFilter | null | undefined;
  readonly and?: ReadonlyArray<PalworldStockFilter> | null | undefined;
  readonly bag?: TextFilter | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly durability?: NumberFilter | null | undefined;
  readonly egg?: TextFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly isStock?: BooleanFilter | null | undefined;
  readonly item?: TextFilter | null | undefined;
  readonly kind?: PalworldContainerKindFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly not?: PalworldStockFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldStockFilter> | null | undefined;
  readonly player?: TextFilter | null | undefined;
  readonly playerRow?: PalworldPlayerFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly slot?: NumberFilter | null | undefined;
};

export type PalworldStockRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldStockFilter | null | undefined;
  readonly none?: PalworldStockFilter | null | undefined;
  readonly some?: PalworldStockFilter | null | undefined;
  readonly where?: PalworldStockFilter | null | undefined;
};

export type PalworldStructureFilter = {
  readonly and?: ReadonlyArray<PalworldStructureFilter> | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly builder?: TextFilter | null | undefined;
  readonly builderRow?: PalworldPlayerFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly category?: TextFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly guildRow?: PalworldGuildFilter | null | undefined;
  readonly hp?: NumberFilter | null | undefined;
  readonly hpShare?: NumberFilter | null | undefined;
  readonly isBuilt?: BooleanFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly isInDungeon?: BooleanFilter | null | undefined;
  readonly isInStage?: BooleanFilter | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly isUnderConstruction?: BooleanFilter | null | undefined;
  readonly mapPosition?: PalworldMapPositionFilter | null | undefined;
  readonly maxHp?: NumberFilter | null | undefined;
  readonly not?: PalworldStructureFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldStructureFilter> | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type PalworldStructureRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldStructureFilter | null | undefined;
  readonly none?: PalworldStructureFilter | null | undefined;
  readonly some?: PalworldStructureFilter | null | undefined;
  readonly where?: PalworldStructureFilter | null | undefined;
};

export type PalworldWhereabouts =
  | 'BASE'
  | 'BUILDING'
  | 'DIMENSION'
  | 'EXPEDITION'
  | 'GLOBAL'
  | 'PALBOX'
  | 'PARTY'
  | 'UNKNOWN';

export type PalworldWhereaboutsFilter = {
  readonly eq?: PalworldWhereabouts | null | undefined;
  readonly in?: ReadonlyArray<PalworldWhereabouts> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: PalworldWhereabouts | null | undefined;
  readonly nin?: ReadonlyArray<PalworldWhereabouts> | null | undefined;
};

export type PalworldWorkFilter = {
  readonly and?: ReadonlyArray<PalworldWorkFilter> | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseRow?: PalworldBaseFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly define?: TextFilter | null | undefined;
  readonly done?: NumberFilter | null | undefined;
  readonly isDamaged?: BooleanFilter | null | undefined;
  readonly kind?: TextFilter | null | undefined;
  readonly not?: PalworldWorkFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldWorkFilter> | null | undefined;
  readonly required?: NumberFilter | null | undefined;
  readonly structure?: TextFilter | null | undefined;
  readonly structureRow?: PalworldStructureFilter | null | undefined;
  readonly workerCount?: NumberFilter | null | undefined;
  readonly workerRows?: PalworldPalRows | null | undefined;
  readonly workers?: TextListFilter | null | undefined;
};

export type PalworldWorkLevelFilter = {
  readonly and?: ReadonlyArray<PalworldWorkLevelFilter> | null | undefined;
  readonly level?: NumberFilter | null | undefined;
  readonly not?: PalworldWorkLevelFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldWorkLevelFilter> | null | undefined;
  readonly work?: TextFilter | null | undefined;
};

export type PalworldWorkLevelRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldWorkLevelFilter | null | undefined;
  readonly none?: PalworldWorkLevelFilter | null | undefined;
  readonly some?: PalworldWorkLevelFilter | null | undefined;
  readonly where?: PalworldWorkLevelFilter | null | undefined;
};

export type PalworldWorkRows = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: PalworldWorkFilter | null | undefined;
  readonly none?: PalworldWorkFilter | null | undefined;
  readonly some?: PalworldWorkFilter | null | undefined;
  readonly where?: PalworldWorkFilter | null | undefined;
};

export type PlaceInput =
  {   readonly object: string | number; readonly point?: never; }
  |  { readonly object?: never;   readonly point: PointInput; };

export type PointInput = {
  readonly x: number;
  readonly y: number;
  readonly z?: number | null | undefined;
};

export type PropertyFilter = {
  readonly boolean?: BooleanFilter | null | undefined;
  readonly exists?: boolean | null | undefined;
  readonly integer?: IntegerFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly orAbsent?: boolean | null | undefined;
  readonly path: string;
  readonly quantifier?: Quantifier | null | undefined;
  readonly reference?: ObjectFilter | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type Quantifier =
  | 'EVERY'
  | 'NONE'
  | 'SOME';

export type ReferenceFilter = {
  readonly kind?: ReferenceKindFilter | null | undefined;
  readonly label?: TextFilter | null | undefined;
  readonly object?: ObjectFilter | null | undefined;
  /** @deprecated Use `object`: seen from the target of a reference, its other end is its source. */
  readonly target?: ObjectFilter | null | undefined;
};

export type ReferenceKind =
  | 'ARCHETYPE'
  | 'CHILD'
  | 'CLASS'
  | 'DEPENDS'
  | 'HASH'
  | 'ID'
  | 'IMPORT'
  | 'INDEX'
  | 'NATIVE'
  | 'OUTER'
  | 'PARENT'
  | 'PROPERTY'
  | 'SUPER';

export type ReferenceKindFilter = {
  readonly eq?: ReferenceKind | null | undefined;
  readonly in?: ReadonlyArray<ReferenceKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: ReferenceKind | null | undefined;
  readonly nin?: ReadonlyArray<ReferenceKind> | null | undefined;
};

export type ReferenceListFilter = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: ReferenceFilter | null | undefined;
  readonly none?: ReferenceFilter | null | undefined;
  readonly some?: ReferenceFilter | null | undefined;
};

export type RegionInput =
  {   readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never;   readonly circle: CircleInput; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never;   readonly polygon: ReadonlyArray<PointInput>; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never; readonly polygon?: never;   readonly sphere: SphereInput; };

export type RimworldConditionKind =
  | 'ADDICTION'
  | 'IMPLANT'
  | 'INJURY'
  | 'MISSING_PART'
  | 'OTHER'
  | 'SCAR';

export type RimworldPawnPlace =
  | 'HELD'
  | 'MAP'
  | 'TRAVELLING'
  | 'WORLD';

export type RimworldQuadrum =
  | 'APRIMAY'
  | 'DECEMBARY'
  | 'JUGUST'
  | 'SEPTOBER';

export type RimworldRole =
  | 'COLONIST'
  | 'MACHINE'
  | 'MUTANT'
  | 'OTHER'
  | 'PRISONER'
  | 'SLAVE'
  | 'TAME'
  | 'WILD';

export type RimworldStockPlace =
  | 'CARRIED'
  | 'CONTAINER'
  | 'EQUIPPED'
  | 'GROUND'
  | 'INVENTORY'
  | 'STOCKPILE'
  | 'STORAGE'
  | 'WORLD'
  | 'WORN';

export type RowNumber =
  | 'ACCEPTS_HUMANS'
  | 'ACTOR_ID'
  | 'AGE'
  | 'AGITATION'
  | 'AMOUNT'
  | 'ANCIENT_POINTS'
  | 'AREA_COUNT'
  | 'ARMOUR_RANK'
  | 'ASH'
  | 'AS_ARCHETYPE'
  | 'AS_CLASS'
  | 'BASE_CAPACITY'
  | 'BASE_COUNT'
  | 'BATTERIES'
  | 'BATTLES'
  | 'BELTS'
  | 'BELT_OUT_IS_IN_DESIGNER'
  | 'BELT_OUT_IS_LIFT'
  | 'BELT_OUT_METRES'
  | 'BELT_OUT_PER_MINUTE'
  | 'BLOCKS'
  | 'BOOST'
  | 'BUILD'
  | 'BUILDINGS'
  | 'BUILDING_DEPTH'
  | 'BUILDING_HEIGHT'
  | 'BUILDING_IS_IN_DESIGNER'
  | 'BUILDING_IS_LIGHTWEIGHT'
  | 'BUILDING_WIDTH'
  | 'BULLETS'
  | 'CAPACITY'
  | 'CAPTURES'
  | 'CARRIERS'
  | 'CATEGORY'
  | 'CHAIN_BELTS'
  | 'CHAIN_ITEMS'
  | 'CHAIN_METRES'
  | 'CHAPTER'
  | 'CIRCUIT_BASE_CAPACITY'
  | 'CIRCUIT_BOOST'
  | 'CIRCUIT_BUILDINGS'
  | 'CIRCUIT_CAPACITY'
  | 'CIRCUIT_CONNECTIONS'
  | 'CIRCUIT_CONSUMERS'
  | 'CIRCUIT_DYNAMIC_CAPACITY'
  | 'CIRCUIT_GENERATORS'
  | 'CIRCUIT_HEADROOM'
  | 'CIRCUIT_NUMBER'
  | 'CIRCUIT_POLES'
  | 'CIRCUIT_STORAGES'
  | 'CIRCUIT_STORAGE_MWH'
  | 'CIRCUIT_STORED_MWH'
  | 'CIRCUIT_SWITCHES'
  | 'CIRCUIT_UNKNOWN'
  | 'CIRCUIT_WANTED'
  | 'CIRCUIT_WIRES'
  | 'CLOCK'
  | 'COLLECTIBLE_IS_COLLECTED'
  | 'COLLECTIBLE_IS_LISTED'
  | 'COLLECTIBLE_IS_OPENED'
  | 'COLLECTIBLE_OPENS_WITH_AMOUNT'
  | 'COLLECTIBLE_OPENS_WITH_MW'
  | 'COLLECTOR_NEXT'
  | 'COLONISTS'
  | 'COMBAT'
  | 'CONNECTIONS'
  | 'CONSUMED'
  | 'CONSUMERS'
  | 'CONTAINERS'
  | 'CONTENT'
  | 'COOKER_VERSION'
  | 'COUNT'
  | 'CURIOS'
  | 'CURRENT'
  | 'CURRENT_STOP'
  | 'DAMAGED'
  | 'DAYS_TO_HARVEST'
  | 'DECK'
  | 'DEEPEST_MINE_LEVEL'
  | 'DEGREE'
  | 'DEPTH'
  | 'DESCENDANTS'
  | 'DESTINATION_LAST_TRIP_SECONDS'
  | 'DESTINATION_TRIPS'
  | 'DESTROY_TIME'
  | 'DIED'
  | 'DIFFICULTY'
  | 'DISTANCE'
  | 'DISTANCE_FROM_ENTRANCE'
  | 'DOCKED_AT_LAST_TRIP_SECONDS'
  | 'DOCKED_AT_TRIPS'
  | 'DONE'
  | 'DRAW'
  | 'DRAW_RUNNING'
  | 'DURABILITY'
  | 'DYNAMIC_CAPACITY'
  | 'EATEN'
  | 'ENEMIES_KILLED'
  | 'ENERGY'
  | 'ENGINE_VERSION'
  | 'ENTRY_IS_IN_DESIGNER'
  | 'ENTRY_IS_LIFT'
  | 'ENTRY_METRES'
  | 'ENTRY_PER_MINUTE'
  | 'EXIT_IS_IN_DESIGNER'
  | 'EXIT_IS_LIFT'
  | 'EXIT_METRES'
  | 'EXIT_PER_MINUTE'
  | 'EXP'
  | 'EXPERIENCE'
  | 'EXPORTS'
  | 'EXP_TO_NEXT'
  | 'EXTRACTOR_BOOST'
  | 'EXTRACTOR_CAPACITY'
  | 'EXTRACTOR_CLOCK'
  | 'EXTRACTOR_DRAW'
  | 'EXTRACTOR_DRAW_RUNNING'
  | 'EXTRACTOR_FUEL_MJ'
  | 'EXTRACTOR_INPUTS'
  | 'EXTRACTOR_INPUTS_CONNECTED'
  | 'EXTRACTOR_IS_BELT_LIMITED'
  | 'EXTRACTOR_IS_INPUT_SHORT'
  | 'EXTRACTOR_IS_IN_DESIGNER'
  | 'EXTRACTOR_IS_MONITORED'
  | 'EXTRACTOR_IS_OUTPUT_FULL'
  | 'EXTRACTOR_IS_PAUSED'
  | 'EXTRACTOR_IS_PRODUCING'
  | 'EXTRACTOR_IS_UNKNOWN'
  | 'EXTRACTOR_MEASURED_SECONDS'
  | 'EXTRACTOR_OUTPUTS'
  | 'EXTRACTOR_OUTPUTS_CONNECTED'
  | 'EXTRACTOR_PENDING_BOOST'
  | 'EXTRACTOR_PENDING_CLOCK'
  | 'EXTRACTOR_PRODUCED_SECONDS'
  | 'EXTRACTOR_PRODUCTIVITY'
  | 'EXTRACTOR_PRODUCTIVITY_NOW'
  | 'EXTRACTOR_PROGRESS'
  | 'EXTRACTOR_SHARDS'
  | 'EXTRACTOR_SLOOPS'
  | 'FACTORY_CAPACITY'
  | 'FACTORY_DRAW'
  | 'FACTORY_IDLE_SHARE'
  | 'FACTORY_IS_NAMED'
  | 'FACTORY_MACHINES'
  | 'FACTORY_NUMBER'
  | 'FACTORY_PRODUCING'
  | 'FACTORY_PRODUCTIVITY'
  | 'FACTORY_RADIUS'
  | 'FACTORY_UNKNOWN'
  | 'FARMING'
  | 'FAST_TRAVEL_COUNT'
  | 'FEAR'
  | 'FEEDER_NEXT'
  | 'FERAL'
  | 'FIELD_BOSS_COUNT'
  | 'FILE_VERSION'
  | 'FILL'
  | 'FIRST_DAY'
  | 'FIRST_TIME'
  | 'FISHING'
  | 'FOOD'
  | 'FORAGING'
  | 'FRIENDSHIP'
  | 'FRIENDSHIP_RANK'
  | 'FROM_ELIXIRS'
  | 'FUEL_MJ'
  | 'FULLNESS'
  | 'FUNCTIONS'
  | 'GENERATORS'
  | 'GIFTS_THIS_WEEK'
  | 'GIFTS_TODAY'
  | 'GIVEN'
  | 'GONE_IDS'
  | 'GOODWILL'
  | 'GROWTH'
  | 'GUID'
  | 'HAPPINESS'
  | 'HAS_BATTLE'
  | 'HAS_FILE'
  | 'HAS_OWN_WALLET'
  | 'HAS_PASSWORD'
  | 'HAS_PLAYERS'
  | 'HAS_SCRIPT'
  | 'HAS_TALKED'
  | 'HAS_TIMETABLE'
  | 'HEADROOM'
  | 'HEALTH'
  | 'HEARTS'
  | 'HEIGHT'
  | 'HIT_POINTS'
  | 'HOME_LAST_TRIP_SECONDS'
  | 'HOME_TRIPS'
  | 'HOURS'
  | 'HOUSE_LEVEL'
  | 'HP'
  | 'HP_SHARE'
  | 'HUNGER'
  | 'ICON'
  | 'IDLE'
  | 'IDLE_SHARE'
  | 'IMMUNITY'
  | 'IMPORTS'
  | 'INJURIES'
  | 'INPUTS'
  | 'INPUTS_CONNECTED'
  | 'INSTANCES'
  | 'INTEGRITY'
  | 'IN_DATA'
  | 'IN_PROPERTIES'
  | 'IN_SCRIPTS'
  | 'IS_ADULT'
  | 'IS_ALPHA'
  | 'IS_ALTERNATE'
  | 'IS_AUTOPILOT'
  | 'IS_AVAILABLE'
  | 'IS_AWAKENED'
  | 'IS_BELT_LIMITED'
  | 'IS_BIG_ENDIAN'
  | 'IS_BUILT'
  | 'IS_CLAIMED'
  | 'IS_COLLECTED'
  | 'IS_COMPLETE'
  | 'IS_COOKED'
  | 'IS_CURRENT'
  | 'IS_DAMAGED'
  | 'IS_DEAD'
  | 'IS_DEFEATED'
  | 'IS_DEPARTURE'
  | 'IS_DERAILED'
  | 'IS_DISCOVERED'
  | 'IS_DONE'
  | 'IS_DOWNED'
  | 'IS_ENABLED'
  | 'IS_FAVOURITE'
  | 'IS_FERAL'
  | 'IS_FINISHED'
  | 'IS_FLUID'
  | 'IS_FORAGE'
  | 'IS_FORBIDDEN'
  | 'IS_FOUND'
  | 'IS_FREE'
  | 'IS_FROM_TOWN_EVENT'
  | 'IS_GIVEN'
  | 'IS_GUESSED'
  | 'IS_HOME'
  | 'IS_HOST'
  | 'IS_HUMAN'
  | 'IS_IDLE'
  | 'IS_INCUBATING'
  | 'IS_INPUT_SHORT'
  | 'IS_INTEGRATED'
  | 'IS_IN_DESIGNER'
  | 'IS_IN_DUNGEON'
  | 'IS_IN_PARTY'
  | 'IS_IN_POT'
  | 'IS_IN_STAGE'
  | 'IS_KILLER_BOSS'
  | 'IS_KNOWLEDGE'
  | 'IS_LEADER'
  | 'IS_LIFT'
  | 'IS_LIGHTWEIGHT'
  | 'IS_LISTED'
  | 'IS_LOADED'
  | 'IS_LOADING'
  | 'IS_LOOP'
  | 'IS_LUCKY'
  | 'IS_MAP'
  | 'IS_MONITORED'
  | 'IS_NAMED'
  | 'IS_NPC_SPAWNED'
  | 'IS_ON'
  | 'IS_ONLINE'
  | 'IS_OPEN'
  | 'IS_OPENED'
  | 'IS_OUTPUT_FULL'
  | 'IS_OWNED'
  | 'IS_PACKAGE'
  | 'IS_PAUSED'
  | 'IS_PLACED'
  | 'IS_PLAYER'
  | 'IS_PLOT'
  | 'IS_POWERED'
  | 'IS_PREGNANT'
  | 'IS_PRIMARY_IN_LINK'
  | 'IS_PRIORITY'
  | 'IS_PRIVATE'
  | 'IS_PRODUCING'
  | 'IS_PURCHASED'
  | 'IS_RESPAWN'
  | 'IS_REVERSED'
  | 'IS_REWARD_WAITING'
  | 'IS_RIPE'
  | 'IS_SEEN'
  | 'IS_SELF_DRIVING'
  | 'IS_SHORT'
  | 'IS_SICK'
  | 'IS_SIDE_EFFECT'
  | 'IS_SPOUSE'
  | 'IS_STATIC'
  | 'IS_STATUE'
  | 'IS_STOCK'
  | 'IS_STREAMING'
  | 'IS_STRIPPED'
  | 'IS_SUCCESS'
  | 'IS_TENDED'
  | 'IS_UNDER_ATTACK'
  | 'IS_UNDER_CONSTRUCTION'
  | 'IS_UNFINISHED'
  | 'IS_UNKNOWN'
  | 'IS_UNLOCKED'
  | 'IS_UNNAMED'
  | 'IS_USED'
  | 'IS_VISITED'
  | 'IS_WATERED'
  | 'IS_WOUNDED'
  | 'ITEMS'
  | 'KIND_NUMBER'
  | 'KNOWLEDGE'
  | 'LAST_TIME'
  | 'LAST_TRIP_SECONDS'
  | 'LEFT'
  | 'LENGTH'
  | 'LEVEL'
  | 'LICENSEE_VERSION'
  | 'LIFTS'
  | 'LIMIT'
  | 'LINE_BELTS'
  | 'LINE_CARRIERS'
  | 'LINE_LIFTS'
  | 'LINE_NUMBER'
  | 'LOCOMOTIVES'
  | 'LOGGED_LEVEL'
  | 'M3'
  | 'MACHINES'
  | 'MAP_POSITION_X'
  | 'MAP_POSITION_Y'
  | 'MAX_ENERGY'
  | 'MAX_HEALTH'
  | 'MAX_HP'
  | 'MAX_LEVEL'
  | 'MEASURED_CONSUMED'
  | 'MEASURED_NET'
  | 'MEASURED_PER_MINUTE'
  | 'MEASURED_PRODUCED'
  | 'MEASURED_SECONDS'
  | 'MEMBERS'
  | 'MEMBER_COUNT'
  | 'METRES'
  | 'MINING'
  | 'MINUTES_LEFT'
  | 'MIN_LEVEL'
  | 'MISSING_BASES'
  | 'MISSING_PARTS'
  | 'MISSING_WEEKS'
  | 'MONEY'
  | 'MOOD'
  | 'NAMES'
  | 'NEEDED'
  | 'NET'
  | 'NETWORK'
  | 'NETWORK_BASE_CAPACITY'
  | 'NETWORK_BOOST'
  | 'NETWORK_BUILDINGS'
  | 'NETWORK_CAPACITY'
  | 'NETWORK_CONNECTIONS'
  | 'NETWORK_CONSUMERS'
  | 'NETWORK_DYNAMIC_CAPACITY'
  | 'NETWORK_FILL'
  | 'NETWORK_GENERATORS'
  | 'NETWORK_HEADROOM'
  | 'NETWORK_M3'
  | 'NETWORK_MACHINES'
  | 'NETWORK_MEMBERS'
  | 'NETWORK_NUMBER'
  | 'NETWORK_POLES'
  | 'NETWORK_SLACK'
  | 'NETWORK_SLOWEST_PIPE'
  | 'NETWORK_STORAGES'
  | 'NETWORK_STORAGE_MWH'
  | 'NETWORK_STORED_MWH'
  | 'NETWORK_SWITCHES'
  | 'NETWORK_TANK_CAPACITY'
  | 'NETWORK_TANK_M3'
  | 'NETWORK_UNKNOWN'
  | 'NETWORK_WANTED'
  | 'NETWORK_WANTED_MAX'
  | 'NET_LEAST'
  | 'NET_MOST'
  | 'NEXT_TIME'
  | 'NOTE_COUNT'
  | 'NUMBER'
  | 'OBSTACLES'
  | 'OPENS_WITH_AMOUNT'
  | 'OPENS_WITH_MW'
  | 'OPEN_ENDS'
  | 'ORDERED'
  | 'OUTPUTS'
  | 'OUTPUTS_CONNECTED'
  | 'PACKAGES'
  | 'PAGE'
  | 'PAIRED_WITH_LAST_TRIP_SECONDS'
  | 'PAIRED_WITH_TRIPS'
  | 'PALDECK_COUNT'
  | 'PALS'
  | 'PATH_FUEL_MJ'
  | 'PATH_POINTS'
  | 'PENDING_BOOST'
  | 'PENDING_CLOCK'
  | 'PER_MINUTE'
  | 'PHASE'
  | 'PHASES'
  | 'PLACES'
  | 'PLAYERS_ONLINE'
  | 'PLAY_SECONDS'
  | 'POINTS'
  | 'POINT_COUNT'
  | 'POLES'
  | 'PRIMARY_COLOR_A'
  | 'PRIMARY_COLOR_B'
  | 'PRIMARY_COLOR_G'
  | 'PRIMARY_COLOR_R'
  | 'PRIORITY'
  | 'PRODUCED'
  | 'PRODUCED_SECONDS'
  | 'PRODUCERS'
  | 'PRODUCERS_ENABLED'
  | 'PRODUCE_QUALITY'
  | 'PRODUCING'
  | 'PRODUCTIVITY'
  | 'PRODUCTIVITY_NOW'
  | 'PROGRESS'
  | 'PROPERTIES'
  | 'QI_GEMS'
  | 'QUALITY'
  | 'QUESTS_DONE'
  | 'RADIUS'
  | 'RANGE'
  | 'RECORDED_PATH_FUEL_MJ'
  | 'RECORDED_PATH_IS_LOOP'
  | 'RECORDED_PATH_POINT_COUNT'
  | 'RELIC_COUNT'
  | 'REPRODUCE_TIME'
  | 'REQUIRED'
  | 'RESOLVE_XP'
  | 'REST'
  | 'ROLE'
  | 'SANITY'
  | 'SATURATION'
  | 'SCARS'
  | 'SECONDARY_COLOR_A'
  | 'SECONDARY_COLOR_B'
  | 'SECONDARY_COLOR_G'
  | 'SECONDARY_COLOR_R'
  | 'SECONDS'
  | 'SECONDS_AWAY'
  | 'SECRET_DOORS'
  | 'SETTING'
  | 'SETTLEMENTS'
  | 'SEVERITY'
  | 'SHARDS'
  | 'SHIELD'
  | 'SICK'
  | 'SIZE'
  | 'SLACK'
  | 'SLEEPINESS'
  | 'SLIMES'
  | 'SLOOPS'
  | 'SLOT'
  | 'SLOTS'
  | 'SLOWEST_PIPE'
  | 'SOULS_ATTACK'
  | 'SOULS_DEFENSE'
  | 'SOULS_HP'
  | 'SOULS_WORK_SPEED'
  | 'SPECIES_CAUGHT'
  | 'SPEED'
  | 'STACKS'
  | 'STACK_SIZE'
  | 'STARS'
  | 'STARVING'
  | 'STATE'
  | 'STATUS_NUMBER'
  | 'STEPS'
  | 'STOMACH'
  | 'STORAGES'
  | 'STORAGE_MWH'
  | 'STORED_ENERGY'
  | 'STORED_MWH'
  | 'STORED_POWER'
  | 'STRESS'
  | 'STRUCTURES'
  | 'SUBCLASS_COUNT'
  | 'SWITCHES'
  | 'SWITCH_ENDS'
  | 'TALENT_ATTACK'
  | 'TALENT_DEFENSE'
  | 'TALENT_HP'
  | 'TALENT_MELEE'
  | 'TANK_CAPACITY'
  | 'TANK_M3'
  | 'TECHNOLOGY_COUNT'
  | 'TECHNOLOGY_POINTS'
  | 'TEND_QUALITY'
  | 'THUMBNAILS'
  | 'TIER'
  | 'TILES'
  | 'TIME'
  | 'TOTAL'
  | 'TOTAL_EARNED'
  | 'TO_GIVE'
  | 'TRANSFORM_TIME'
  | 'TRAPS'
  | 'TRIPS'
  | 'UNFINISHED'
  | 'UNKNOWN'
  | 'UNKNOWN_CONSUMERS'
  | 'UNKNOWN_MACHINES'
  | 'UNKNOWN_PRODUCERS'
  | 'UNTENDED'
  | 'UNUSED_POINTS'
  | 'USED'
  | 'USED_SLOTS'
  | 'USES'
  | 'VEHICLES'
  | 'VISITS_REMAINING'
  | 'WAGONS'
  | 'WAIT_SECONDS'
  | 'WALKED_TILES'
  | 'WANTED'
  | 'WANTED_MAX'
  | 'WAS_PETTED'
  | 'WATER'
  | 'WEAPON_RANK'
  | 'WEEK'
  | 'WIDTH'
  | 'WIRES'
  | 'WORKERS'
  | 'WORKER_COUNT'
  | 'WORKS'
  | 'X'
  | 'Y';

export type SatisfactoryCollectibleKind =
  | 'ARTIFACT'
  | 'BLUE_SLUG'
  | 'CRASH_SITE'
  | 'CUSTOMIZATION'
  | 'MERCER_SHRINE'
  | 'MERCER_SPHERE'
  | 'PURPLE_SLUG'
  | 'SLUG'
  | 'SOMERSLOOP'
  | 'TAPE'
  | 'YELLOW_SLUG';

export type SatisfactoryDirection =
  | 'IN'
  | 'OUT';

export type SatisfactoryPurity =
  | 'IMPURE'
  | 'NORMAL'
  | 'PURE';

export type SatisfactoryStandstill =
  | 'NOT_CONNECTED'
  | 'NO_FUEL'
  | 'NO_INPUT'
  | 'NO_POWER'
  | 'NO_RECIPE'
  | 'NO_WATER'
  | 'OUTPUT_FULL'
  | 'PAUSED'
  | 'UNKNOWN';

export type SatisfactoryStockKind =
  | 'BELT'
  | 'BELT_ATTACHMENT'
  | 'CONTAINER'
  | 'CRATE'
  | 'CREATURE'
  | 'DEPOT'
  | 'DEPOT_UPLOADER'
  | 'DRONE'
  | 'DRONE_PORT'
  | 'DROPPED'
  | 'DROP_POD'
  | 'GENERATOR_FUEL'
  | 'MACHINE_FUEL'
  | 'MACHINE_INPUT'
  | 'MACHINE_OUTPUT'
  | 'MACHINE_SLOTS'
  | 'ORPHAN'
  | 'OTHER'
  | 'PLAYER'
  | 'PLAYER_EQUIPMENT'
  | 'PLAYER_TRASH'
  | 'PLAYER_UPLOAD'
  | 'TRAIN'
  | 'TRAIN_PLATFORM'
  | 'TRUCK_STATION'
  | 'VEHICLE'
  | 'WORLD_PICKUP';

export type SatisfactoryTraceDirection =
  | 'DOWNSTREAM'
  | 'UPSTREAM';

export type SatisfactoryUnit =
  | 'CUBIC_METRES'
  | 'PIECES';

export type SaveChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type SaveFormat =
  | 'DARKEST_DUNGEON'
  | 'GVAS'
  | 'SATISFACTORY'
  | 'SLIME_RANCHER'
  | 'UNREAL_ENGINE_3'
  | 'XML';

export type SlimeRancherGordoState =
  | 'FED'
  | 'POPPED'
  | 'UNFED';

export type SphereInput = {
  readonly center: PlaceInput;
  readonly metres?: number | null | undefined;
  readonly radius?: number | null | undefined;
};

export type TextFilter = {
  readonly caseSensitive?: boolean | null | undefined;
  readonly contains?: string | null | undefined;
  readonly endsWith?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly matches?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
  readonly startsWith?: string | null | undefined;
};

export type TextListFilter = {
  readonly caseSensitive?: boolean | null | undefined;
  readonly contains?: string | null | undefined;
  readonly count?: NumberFilter | null | undefined;
  readonly endsWith?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly every?: TextFilter | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly matches?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
  readonly none?: TextFilter | null | undefined;
  readonly some?: TextFilter | null | undefined;
  readonly startsWith?: string | null | undefined;
};

export type ValueFilter = {
  readonly boolean?: BooleanFilter | null | undefined;
  readonly integer?: IntegerFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly reference?: ObjectFilter | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type DiffQueryVariables = Exact<{
  from: string | number;
  to: string | number;
  where?: ObjectFilter | null | undefined;
}>;


export type DiffQuery = { readonly diff: { readonly added: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly path: string, readonly title: string | null } }> } | null, readonly removed: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly path: string, readonly title: string | null } }> } | null, readonly changed: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly moved: boolean, readonly after: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly path: string, readonly title: string | null } }, readonly properties: ReadonlyArray<{ readonly path: string, readonly before: unknown, readonly after: unknown, readonly isCounter: boolean }> | null }> } | null, readonly changes: { readonly rows: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number, readonly number: { readonly sum: number } | null }> } | null } | null } | null } | null };

export type DiffObjectFragment = { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly path: string, readonly title: string | null } };

export type DiffRowsQueryVariables = Exact<{
  from: string | number;
  to: string | number;
  list: string;
  word: string;
}>;


export type DiffRowsQuery = { readonly diff: { readonly changes: { readonly rows: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly called: string | null, readonly before: string | null, readonly after: string | null, readonly amount: number | null, readonly who: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } | null, readonly what: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type DiffPlacesQueryVariables = Exact<{
  from: string | number;
  to: string | number;
  where?: ObjectFilter | null | undefined;
  added?: string | null | undefined;
  removed?: string | null | undefined;
  changed?: string | null | undefined;
}>;


export type DiffPlacesQuery = { readonly diff: { readonly added: { readonly totalCount: number, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly nodes: ReadonlyArray<{ readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }> } | null, readonly removed: { readonly totalCount: number, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly nodes: ReadonlyArray<{ readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }> } | null, readonly changed: { readonly totalCount: number, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly nodes: ReadonlyArray<{ readonly after: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } } }> } | null } | null };

export type DiffPlaceFragment = { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } };

export type TimelineQueryVariables = Exact<{
  world: string | number;
  figures: ReadonlyArray<string> | string;
  itemFigures: ReadonlyArray<string> | string;
  items: ReadonlyArray<string> | string;
}>;


export type TimelineQuery = { readonly world: { readonly sums: { readonly saves: number, readonly unread: number, readonly failed: number, readonly undated: number, readonly nodes: ReadonlyArray<{ readonly savedAt: string, readonly isFileTime: boolean, readonly branch: number, readonly figure: string, readonly item: string, readonly value: number }> } | null, readonly single: { readonly nodes: ReadonlyArray<{ readonly savedAt: string, readonly isFileTime: boolean, readonly branch: number, readonly figure: string, readonly item: string, readonly value: number }> } | null } | null };

export type TimelinePointFragment = { readonly savedAt: string, readonly isFileTime: boolean, readonly branch: number, readonly figure: string, readonly item: string, readonly value: number };

export type ClassValuesQueryVariables = Exact<{
  save: string | number;
  name: string;
  names?: ReadonlyArray<string> | string | null | undefined;
}>;


export type ClassValuesQuery = { readonly save: { readonly class: { readonly objects: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly title: string | null }, readonly position: { readonly x: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly value: unknown }> | null }> } | null } | null } | null };

export type SaveFactsQueryVariables = Exact<{
  save: string | number;
}>;


export type SaveFactsQuery = { readonly save: { readonly stats: { readonly objects: number, readonly references: number, readonly classes: number, readonly external: number, readonly missing: number, readonly issues: number, readonly integrity: Integrity, readonly loadMillis: number, readonly bytes: string } | null, readonly files: ReadonlyArray<{ readonly name: string, readonly bytes: string | null, readonly version: string }>, readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly count: number }> } | null, readonly issues: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly level: IssueLevel, readonly code: string, readonly message: string, readonly file: string, readonly count: number }> } | null } | null };

export type ClassNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type ClassNamesQuery = { readonly save: { readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly count: number }> } | null } | null };

export type ClassShapeQueryVariables = Exact<{
  save: string | number;
  name: string;
}>;


export type ClassShapeQuery = { readonly save: { readonly class: { readonly path: string, readonly name: string, readonly title: string | null, readonly count: number, readonly superClass: { readonly name: string, readonly path: string } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly type: string, readonly count: number }> | null } | null } | null };

export type RootsQueryVariables = Exact<{
  save: string | number;
  offset: number;
}>;


export type RootsQuery = { readonly save: { readonly objects: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly class: { readonly title: string | null, readonly name: string }, readonly children: { readonly totalCount: number } | null }> } | null } | null };

export type ChildrenQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type ChildrenQuery = { readonly save: { readonly object: { readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly class: { readonly title: string | null, readonly name: string }, readonly children: { readonly totalCount: number } | null }> } | null } | null } | null };

export type BranchFragment = { readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly class: { readonly title: string | null, readonly name: string }, readonly children: { readonly totalCount: number } | null };

export type CornerFragment = { readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly class: { readonly title: string | null, readonly name: string } };

export type FindObjectQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type FindObjectQuery = { readonly save: { readonly objects: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly class: { readonly title: string | null, readonly name: string } }> } | null } | null };

export type DarkestDungeonDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type DarkestDungeonDashboardQuery = { readonly save: { readonly darkestDungeon: { readonly unknown: ReadonlyArray<string>, readonly estate: { readonly name: string | null, readonly week: number | null, readonly mode: string | null, readonly date: string | null, readonly isInRaid: boolean | null, readonly questsFinished: number | null, readonly questsSucceeded: number | null, readonly raidDungeon: { readonly title: string | null, readonly name: string } | null, readonly townEvent: { readonly title: string | null, readonly name: string } | null, readonly wallet: ReadonlyArray<{ readonly type: string, readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } | null }> | null, readonly dungeons: ReadonlyArray<{ readonly xp: number | null, readonly dungeon: { readonly title: string | null, readonly name: string } }> | null }, readonly heroes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly guid: number, readonly name: string | null, readonly status: DarkestDungeonStatus | null, readonly isInParty: boolean | null, readonly stress: number | null, readonly hp: number | null, readonly resolveXp: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly heroClass: { readonly title: string | null, readonly name: string } | null, readonly building: { readonly title: string | null, readonly name: string } | null, readonly activity: { readonly title: string | null, readonly name: string } | null, readonly affliction: { readonly title: string | null, readonly name: string } | null, readonly virtue: { readonly title: string | null, readonly name: string } | null, readonly quirks: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly diseases: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly trinkets: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> } | null, readonly deaths: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly week: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } | null, readonly heroClass: { readonly title: string | null, readonly name: string } | null, readonly dungeon: { readonly title: string | null, readonly name: string } | null, readonly killer: { readonly title: string | null, readonly name: string } | null }> } | null, readonly raid: { readonly quest: string | null, readonly type: string | null, readonly area: string | null, readonly torchlight: number | null, readonly isInBattle: boolean | null, readonly dungeon: { readonly title: string | null, readonly name: string } | null, readonly party: ReadonlyArray<{ readonly name: string | null, readonly hp: number | null, readonly stress: number | null }> | null, readonly inventory: ReadonlyArray<{ readonly type: string, readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } | null }> | null } | null, readonly map: { readonly entrance: string | null, readonly finalRoom: string | null, readonly currentRoom: string | null, readonly reachableRooms: number | null, readonly unvisitedRooms: ReadonlyArray<string> | null } | null, readonly rooms: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly isVisited: boolean | null, readonly doors: ReadonlyArray<string> | null, readonly hasBattle: boolean | null, readonly curio: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number } | null }> } | null, readonly corridors: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly ends: ReadonlyArray<string> | null, readonly tiles: number | null, readonly walkedTiles: number | null }> } | null, readonly quests: { readonly nodes: ReadonlyArray<{ readonly key: string | null, readonly title: string | null, readonly type: string | null, readonly difficulty: number | null, readonly length: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly dungeon: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type DarkestDungeonFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type DarkestDungeonFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_free: boolean | null, readonly title_activity: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly leads_hero: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly title_building: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly holds_upgrades: ReadonlyArray<{ readonly level: number, readonly tree: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
        | { readonly title_name: string | null, readonly is_status: DarkestDungeonStatus | null, readonly is_inParty: boolean | null, readonly is_stress: number | null, readonly makes_weapon: number | null, readonly makes_armour: number | null, readonly is_class: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly events: { readonly is_stressInTheLog: ReadonlyArray<{ readonly kind: string | null, readonly as_week: number, readonly as_stress: number | null, readonly subject: { readonly title: string | null, readonly name: string } | null }> } | null, readonly is_affliction: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_virtue: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_activity: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly makes_skills: ReadonlyArray<{ readonly level: number | null, readonly skill: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly holds_trinkets: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly holds_quirks: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly holds_diseases: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | { readonly is_week: number, readonly is_success: boolean | null, readonly leads_heroes: ReadonlyArray<string> | null, readonly title_mission: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly title_quest: string | null, readonly is_difficulty: number | null, readonly is_length: number | null, readonly is_dungeon: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly makes_rewards: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }> | null }
        | { readonly title_name: string | null, readonly is_class: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_quirks: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | { readonly is_place: DarkestDungeonTrinketPlace, readonly title_trinket: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly leads_hero: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type PalworldDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type PalworldDashboardQuery = { readonly save: { readonly palworld: { readonly unknown: ReadonlyArray<string>, readonly world: { readonly title: string | null, readonly savedAt: string | null, readonly day: number | null, readonly timeOfDay: string | null, readonly playSeconds: number | null, readonly players: number | null, readonly guilds: number | null, readonly bases: number | null }, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly level: number | null, readonly isOnline: boolean | null, readonly secondsAway: number | null, readonly pals: number | null, readonly paldeckCount: number | null, readonly relicCount: number | null, readonly fastTravelCount: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly guild: { readonly title: string | null, readonly name: string } | null, readonly mapPosition: { readonly x: number, readonly y: number } | null }> } | null, readonly guilds: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly memberCount: number | null, readonly playersOnline: number | null, readonly secondsAway: number | null, readonly level: number | null, readonly pals: number | null, readonly baseCount: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly leader: { readonly title: string | null, readonly name: string } | null, readonly currentResearch: { readonly title: string | null, readonly name: string } | null }> } | null, readonly bases: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly key: string, readonly workers: number | null, readonly limit: number | null, readonly idle: number | null, readonly sick: number | null, readonly structures: number | null, readonly works: number | null, readonly isUnderAttack: boolean | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly guild: { readonly title: string | null, readonly name: string } | null, readonly mapPosition: { readonly x: number, readonly y: number } | null }> } | null, readonly sick: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly nickname: string | null, readonly sickness: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly species: { readonly title: string | null, readonly name: string } | null, readonly owner: { readonly title: string | null, readonly name: string } | null, readonly base: { readonly title: string | null, readonly name: string } | null }> } | null, readonly hungry: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly nickname: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly species: { readonly title: string | null, readonly name: string } | null, readonly owner: { readonly title: string | null, readonly name: string } | null, readonly base: { readonly title: string | null, readonly name: string } | null }> } | null, readonly built: { readonly totalCount: number } | null, readonly where: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly species: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly idleMachines: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly building: { readonly title: string | null, readonly name: string }, readonly base: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type PalworldPalsQueryVariables = Exact<{
  save: string | number;
  where: PalworldPalFilter;
}>;


export type PalworldPalsQuery = { readonly save: { readonly palworld: { readonly pals: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly nickname: string | null, readonly level: number | null, readonly stars: number | null, readonly talentHp: number | null, readonly talentAttack: number | null, readonly talentDefense: number | null, readonly where: PalworldWhereabouts | null, readonly page: number | null, readonly slot: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly species: { readonly title: string | null, readonly name: string } | null, readonly passives: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly owner: { readonly title: string | null, readonly name: string } | null, readonly holder: { readonly title: string | null, readonly name: string } | null, readonly base: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type PalworldFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type PalworldFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_workers: number | null, readonly is_idle: number | null, readonly is_sick: number | null, readonly is_underAttack: boolean | null, readonly holds_stock: ReadonlyArray<{ readonly count: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly leads_guild: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_pals: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | { readonly holds_inside: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
        | { readonly leads_leader: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_members: ReadonlyArray<{ readonly name: string | null }> | null, readonly leads_bases: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | { readonly is_nickname: string | null, readonly is_level: number | null, readonly is_gender: string | null, readonly is_stars: number | null, readonly is_alpha: boolean | null, readonly is_lucky: boolean | null, readonly is_health: string | null, readonly is_sickness_words: string | null, readonly is_hunger: string | null, readonly is_sanity: number | null, readonly makes_talents: number | null, readonly makes_attack: number | null, readonly makes_defense: number | null, readonly leads_place: PalworldWhereabouts | null, readonly leads_page: number | null, readonly leads_slot: number | null, readonly makes_work: ReadonlyArray<{ readonly level: number | null, readonly work: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly makes_worksAt: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly makes_assignedTo: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly holds_passives: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly holds_moves: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly leads_owner: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_guild: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_base: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_level: number | null, readonly is_hp: number | null, readonly is_online: boolean | null, readonly is_away_seconds: number | null, readonly leads_ownsPals: number | null, readonly holds_items: ReadonlyArray<{ readonly count: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly holds_party: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly leads_guild: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_text: string | null, readonly is_hitPoints: number | null, readonly is_underConstruction: boolean | null, readonly leads_builtBy: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_base: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_guild: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_kind: string | null, readonly leads_structure: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly leads_workers: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | Record<PropertyKey, never>
       | null, readonly children: { readonly nodes: ReadonlyArray<{ readonly references: { readonly nodes: ReadonlyArray<{ readonly target: { readonly view:
                  | { readonly holds_inside: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
                  | Record<PropertyKey, never>
                 | null } }> } | null }> } | null } | null, readonly palworld: { readonly machines: { readonly nodes: ReadonlyArray<{ readonly makes_left: number | null, readonly makes_ordered: number | null, readonly makes_growth_percent: number | null, readonly makes_energy: number | null, readonly makes_product: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }> } | null } | null } | null };

export type HeldFragment = { readonly holds_inside: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null };

export type PalworldFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type PalworldFindQuery = { readonly save: { readonly palworld: { readonly player: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly base: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly stock: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly isOwn: boolean | null, readonly title: { readonly title: string | null, readonly name: string }, readonly holder: { readonly title: string | null, readonly name: string } | null, readonly carrier: { readonly name: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly pal: { readonly nodes: ReadonlyArray<{ readonly title: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type PalworldPlayerNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type PalworldPlayerNamesQuery = { readonly save: { readonly palworld: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type RimworldDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type RimworldDashboardQuery = { readonly save: { readonly rimworld: { readonly unknown: ReadonlyArray<string>, readonly colony: { readonly title: string | null, readonly version: string | null, readonly scenario: string | null, readonly planet: string | null, readonly year: number | null, readonly quadrum: RimworldQuadrum | null, readonly dayOfQuadrum: number | null, readonly days: number | null, readonly colonists: number | null, readonly wounded: number | null, readonly prisoners: number | null, readonly animals: number | null, readonly wealth: number | null, readonly mods: ReadonlyArray<string> | null, readonly storyteller: { readonly title: string | null, readonly name: string } | null, readonly difficulty: { readonly title: string | null, readonly name: string } | null, readonly project: { readonly title: string | null, readonly name: string } | null }, readonly colonists: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly role: RimworldRole | null, readonly mood: number | null, readonly food: number | null, readonly age: number | null, readonly isWounded: boolean | null, readonly isDowned: boolean | null, readonly untended: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly mentalState: { readonly title: string | null, readonly name: string } | null, readonly job: { readonly title: string | null, readonly name: string } | null, readonly skills: ReadonlyArray<{ readonly level: number | null, readonly passion: string | null, readonly skill: { readonly title: string | null, readonly name: string } }> | null, readonly traits: ReadonlyArray<{ readonly trait: { readonly title: string | null, readonly name: string } }> | null, readonly conditions: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly relations: ReadonlyArray<{ readonly otherName: string | null, readonly relation: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly wounds: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly pawnName: string | null, readonly kind: RimworldConditionKind | null, readonly severity: number | null, readonly isTended: boolean | null, readonly attackerName: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly species: { readonly title: string | null, readonly name: string }, readonly condition: { readonly title: string | null, readonly name: string } | null, readonly part: { readonly title: string | null, readonly name: string } | null, readonly cause: { readonly title: string | null, readonly name: string } | null }> } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly tame: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly factions: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly relation: string | null, readonly goodwill: number | null, readonly leaderName: string | null, readonly settlements: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly kind: { readonly title: string | null, readonly name: string } | null }> } | null, readonly done: { readonly totalCount: number } | null, readonly research: { readonly totalCount: number } | null } | null } | null };

export type RimworldFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type RimworldFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_role: RimworldRole | null, readonly is_age: number | null, readonly is_pregnant: boolean | null, readonly is_wounded: boolean | null, readonly is_master: string | null, readonly is_bondedTo: ReadonlyArray<string> | null, readonly is_species: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly is_conditions: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null }
        | { readonly is_sort: RimworldConditionKind | null, readonly is_severity: number | null, readonly is_tended: boolean | null, readonly is_text: string | null, readonly title_condition: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_part: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_cause: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_pawn: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }, readonly leads_attacker: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly is_relation: string | null, readonly is_goodwill: number | null, readonly is_settlements: number | null, readonly leads_leader: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly title_name: string | null, readonly is_home: boolean | null, readonly is_colonists: number | null }
        | { readonly is_role: RimworldRole | null, readonly is_faction: string | null, readonly is_age: number | null, readonly is_where: RimworldPawnPlace | null, readonly is_mood_percent: number | null, readonly is_food_percent: number | null, readonly is_wounded: boolean | null, readonly is_untended: number | null, readonly is_kind: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_job: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_mentalState: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_conditions: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly is_traits: ReadonlyArray<{ readonly trait: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly holds_weapons: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly holds_apparel: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly leads_bed: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly leads_holder: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly title_relation: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly leads_pawn: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }, readonly leads_other: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly is_amount: number | null, readonly is_quality: string | null, readonly is_place: RimworldStockPlace | null, readonly is_zone: string | null, readonly is_forbidden: boolean | null, readonly is_stuff: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_holder: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly is_tiles: number | null, readonly is_stacks: number | null, readonly makes_plant: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type RimworldFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type RimworldFindQuery = { readonly save: { readonly rimworld: { readonly person: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly animal: { readonly nodes: ReadonlyArray<{ readonly title: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly stock: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly kind: RimworldStockPlace | null, readonly isOwn: boolean | null, readonly holder: string | null, readonly title: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SatisfactoryCollectedQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryCollectedQuery = { readonly save: { readonly satisfactory: { readonly collectibles: { readonly nodes: ReadonlyArray<{ readonly kind: SatisfactoryCollectibleKind, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SatisfactoryDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryDashboardQuery = { readonly save: { readonly satisfactory: { readonly unknown: ReadonlyArray<string>, readonly session: { readonly name: string | null, readonly saveVersion: number | null, readonly buildVersion: number | null, readonly playSeconds: number | null, readonly isModded: boolean | null, readonly days: number | null, readonly isSpaceElevatorBuilt: boolean | null }, readonly circuits: { readonly totalCount: number, readonly aggregate: { readonly wanted: { readonly sum: number } | null, readonly capacity: { readonly sum: number } | null }, readonly nodes: ReadonlyArray<{ readonly number: number | null, readonly unknown: number, readonly wanted: number | null, readonly capacity: number | null, readonly headroom: number | null, readonly consumers: number | null, readonly generators: number | null, readonly storedMWh: number | null, readonly storageMWh: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly fuels: ReadonlyArray<{ readonly count: number, readonly capacity: number | null, readonly generator: { readonly title: string | null, readonly name: string }, readonly fuel: { readonly title: string | null, readonly name: string } | null }> | null }> } | null, readonly power: { readonly wires: number, readonly connectedWires: number, readonly looseWires: number, readonly unconnected: number, readonly unknown: number }, readonly balance: { readonly nodes: ReadonlyArray<{ readonly unit: SatisfactoryUnit | null, readonly produced: number, readonly consumed: number, readonly measuredProduced: number, readonly measuredConsumed: number, readonly unknownProducers: number, readonly unknownConsumers: number, readonly netLeast: number | null, readonly netMost: number | null, readonly starving: number, readonly isShort: boolean | null, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly short: { readonly totalCount: number } | null, readonly machines: { readonly totalCount: number } | null, readonly producing: { readonly totalCount: number } | null, readonly hidden: { readonly totalCount: number } | null, readonly idle: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null, readonly nodes: ReadonlyArray<{ readonly reason: SatisfactoryStandstill | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly building: { readonly title: string | null, readonly name: string }, readonly recipe: { readonly title: string | null, readonly name: string } | null, readonly waitsFor: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> } | null, readonly fluidItems: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly items: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly progress: { readonly schematics: number | null, readonly alternates: number | null, readonly unclaimedHardDrives: number | null, readonly phase: { readonly title: string | null, readonly name: string } | null, readonly targetPhase: { readonly title: string | null, readonly name: string } | null, readonly phasePaid: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly phaseCost: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly activeMilestone: { readonly title: string | null, readonly name: string } | null, readonly sink: { readonly coupons: number | null, readonly pointsPerMinute: ReadonlyArray<number | null> | null } | null }, readonly collected: ReadonlyArray<{ readonly kind: SatisfactoryCollectibleKind, readonly total: number, readonly collected: number, readonly remaining: number, readonly unknown: number, readonly isComplete: boolean }>, readonly factories: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly name: string, readonly isNamed: boolean, readonly radius: number, readonly machines: number, readonly producing: number, readonly unknown: number, readonly productivity: number | null, readonly draw: number | null, readonly position: { readonly x: number, readonly y: number } | null, readonly makes: ReadonlyArray<{ readonly title: string | null, readonly name: string }> }> } | null, readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly health: number | null, readonly items: number | null, readonly usedSlots: number | null, readonly slots: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } | null }> } | null, readonly trains: { readonly totalCount: number } | null, readonly vehicles: { readonly totalCount: number } | null, readonly drones: { readonly totalCount: number } | null } | null } | null };

export type SatisfactoryFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type SatisfactoryFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_blueprint: string | null, readonly is_colour: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly circuit: { readonly leads_circuit: number | null } | null }
        | { readonly collectible: { readonly is_collected: boolean | null, readonly is_howMany: number | null, readonly is_needs_MW: number | null, readonly is_opensWith: { readonly title: string | null, readonly name: string, readonly path: string | null } | null } }
        | { readonly home: { readonly leads_home: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } } | null, readonly destination: { readonly leads_destination: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } } | null }
        | { readonly title_name: string | null, readonly leads_pairedWith: string | null, readonly leads_trips: number | null }
        | { readonly makes_purity: SatisfactoryPurity | null, readonly makes_runs: boolean | null, readonly makes_standsStill: SatisfactoryStandstill | null, readonly makes_productivity_percent: number | null, readonly makes_clock_percent: number | null, readonly makes_boost_times: number | null, readonly makes_draw_MW: number | null, readonly makes_power_MW: number | null, readonly makes_recipe: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly makes_resource: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly makes_waitsFor: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly makes_rates: ReadonlyArray<{ readonly measuredPerMinute: number | null, readonly way: SatisfactoryDirection, readonly perMinute_ofAMinute: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly circuit: { readonly leads_circuit: number | null } | null, readonly beltOut: { readonly leads_beltOut: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } } | null, readonly fedBy: { readonly nodes: ReadonlyArray<{ readonly leads_fedBy: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly feeds: { readonly nodes: ReadonlyArray<{ readonly leads_feeds: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly leads_node: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly makes_purity: SatisfactoryPurity | null, readonly makes_resource: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly extractor: { readonly leads_diggedBy: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } } | null }
        | { readonly title_name: string | null, readonly is_on: boolean | null, readonly is_priority: number | null }
        | { readonly title_name: string | null, readonly is_drivesItself: boolean | null, readonly is_derailed: boolean | null, readonly holds_cars: ReadonlyArray<{ readonly building: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }> | null, readonly leads_timetable: ReadonlyArray<{ readonly name: string | null, readonly load: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly unload: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> | null }
        | { readonly title_name: string | null, readonly leads_trains: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null }
        | { readonly is_drivesItself: boolean | null, readonly is_fuelLeft_MJ: number | null, readonly is_pathTakes_MJ: number | null, readonly is_fuel: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly holds_cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
        | Record<PropertyKey, never>
       | null } | null, readonly satisfactory: { readonly players: { readonly nodes: ReadonlyArray<{ readonly title_name: string | null, readonly is_health: number | null, readonly holds_equipment: ReadonlyArray<{ readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }> } | null, readonly belts: { readonly nodes: ReadonlyArray<{ readonly makes_moves_aMinute: number | null, readonly is_length_metres: number | null, readonly holds_items: ReadonlyArray<{ readonly title: string | null, readonly name: string, readonly path: string | null }> | null, readonly leads_from: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly leads_to: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }> } | null, readonly pipes: { readonly nodes: ReadonlyArray<{ readonly makes_moves_m3AMinute: number | null, readonly is_length_metres: number | null, readonly holds_fluid: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_from: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly leads_to: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }> } | null, readonly fluidBoxes: { readonly nodes: ReadonlyArray<{ readonly holds_amount_m3: number | null, readonly holds_atMost_m3: number | null, readonly holds_fluid: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }> } | null, readonly inventories: { readonly holds_inside: ReadonlyArray<{ readonly kind: SatisfactoryStockKind | null, readonly stacks: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }> } | null } | null } | null };

export type TrainFactsFragment = { readonly is_drivesItself: boolean | null, readonly is_derailed: boolean | null, readonly holds_cars: ReadonlyArray<{ readonly building: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }> | null, readonly leads_timetable: ReadonlyArray<{ readonly name: string | null, readonly load: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly unload: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> | null };

export type SatisfactoryFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type SatisfactoryFindQuery = { readonly save: { readonly satisfactory: { readonly player: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly train: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly station: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly factory: { readonly nodes: ReadonlyArray<{ readonly title: string, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly stock: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly kind: SatisfactoryStockKind | null, readonly title: { readonly title: string | null, readonly name: string } | null, readonly holder: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly machine: { readonly nodes: ReadonlyArray<{ readonly title: { readonly title: string | null, readonly name: string } | null, readonly holder: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SatisfactoryPlayerNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryPlayerNamesQuery = { readonly save: { readonly satisfactory: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type SatisfactorySelectionQueryVariables = Exact<{
  save: string | number;
  region: RegionInput;
}>;


export type SatisfactorySelectionQuery = { readonly save: { readonly satisfactory: { readonly machines: { readonly totalCount: number, readonly aggregate: { readonly draw: { readonly sum: number } | null, readonly capacity: { readonly sum: number } | null }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly stock: { readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly makes: { readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null } | null } | null };

export type SatisfactoryCausesQueryVariables = Exact<{
  save: string | number;
  of: string;
}>;


export type SatisfactoryCausesQuery = { readonly save: { readonly satisfactory: { readonly causes: ReadonlyArray<{ readonly reason: SatisfactoryStandstill | null, readonly object: { readonly path: string, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }, readonly building: { readonly title: string | null, readonly name: string }, readonly recipe: { readonly title: string | null, readonly name: string } | null, readonly waitsFor: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly inputStacks: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly name: string } }> | null, readonly recipeRow: { readonly ingredients: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly name: string } }> | null } | null }> | null } | null } | null };

export type SatisfactoryTraceQueryVariables = Exact<{
  save: string | number;
  from: string;
  direction: SatisfactoryTraceDirection;
}>;


export type SatisfactoryTraceQuery = { readonly save: { readonly satisfactory: { readonly trace: { readonly carrierCount: number, readonly carriers: ReadonlyArray<{ readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }>, readonly ends: ReadonlyArray<{ readonly depth: number, readonly building: { readonly title: string | null, readonly name: string }, readonly object: { readonly path: string, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } } }>, readonly bottleneck: { readonly perMinute: number, readonly building: { readonly title: string | null, readonly name: string } } | null, readonly items: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } }> } | null } | null } | null };

export type SatisfactoryTrafficQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryTrafficQuery = { readonly save: { readonly satisfactory: { readonly trains: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly isSelfDriving: boolean | null, readonly isDerailed: boolean | null, readonly locomotives: number | null, readonly wagons: number | null, readonly currentStop: number | null, readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly cars: ReadonlyArray<{ readonly building: { readonly title: string | null, readonly name: string }, readonly cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> | null, readonly stops: ReadonlyArray<{ readonly name: string | null, readonly rule: string | null, readonly station: { readonly object: { readonly path: string } } | null, readonly load: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly unload: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> | null }> } | null, readonly stations: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly vehicles: { readonly nodes: ReadonlyArray<{ readonly isAutopilot: boolean | null, readonly pathPoints: number | null, readonly object: { readonly path: string }, readonly building: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly fuel: { readonly title: string | null, readonly name: string } | null, readonly cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly drones: { readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly home: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null, readonly destination: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null, readonly cargo: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null } | null } | null };

export type SatisfactoryTracksQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryTracksQuery = { readonly save: { readonly satisfactory: { readonly railTracks: { readonly nodes: ReadonlyArray<{ readonly length: number | null, readonly object: { readonly path: string, readonly class: { readonly path: string } }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly joinedTo: ReadonlyArray<{ readonly path: string }> | null }> } | null } | null } | null };

export type TrafficPlaceFragment = { readonly x: number, readonly y: number, readonly z: number };

export type TrafficCargoFragment = { readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } };

export type SlimeRancherDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type SlimeRancherDashboardQuery = { readonly save: { readonly slimeRancher: { readonly isPartial: boolean, readonly ranch: { readonly displayName: string | null, readonly version: string | null, readonly day: number | null, readonly hour: number | null, readonly currency: number | null, readonly gameMode: string | null }, readonly player: { readonly health: number | null, readonly energy: number | null, readonly currency: number | null, readonly upgrades: ReadonlyArray<{ readonly level: number, readonly upgrade: { readonly title: string | null, readonly name: string } }> | null } | null, readonly plots: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly key: string | null, readonly type: string | null, readonly slimes: number | null, readonly items: number | null, readonly upgrades: ReadonlyArray<string> | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly grower: { readonly title: string | null, readonly name: string } | null, readonly tracked: ReadonlyArray<{ readonly count: number, readonly hunger: number | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly slimes: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly ranched: { readonly totalCount: number } | null, readonly hungry: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly hunger: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly item: { readonly title: string | null, readonly name: string } | null }> } | null, readonly feral: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly hunger: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly item: { readonly title: string | null, readonly name: string } | null }> } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly market: { readonly nodes: ReadonlyArray<{ readonly saturation: number, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly pods: { readonly totalCount: number } | null, readonly openPods: { readonly totalCount: number } | null, readonly gordos: { readonly nodes: ReadonlyArray<{ readonly key: string, readonly state: SlimeRancherGordoState | null, readonly eaten: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly item: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type SlimeFragment = { readonly hunger: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly item: { readonly title: string | null, readonly name: string } | null };

export type SlimeRancherFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type SlimeRancherFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_hunger_percent: number | null, readonly is_agitation_percent: number | null, readonly is_fear_percent: number | null, readonly is_feral: boolean | null, readonly is_ripeness: string | null, readonly is_zone: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly leads_plot: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null }
        | { readonly is_site: string | null }
        | { readonly is_state: SlimeRancherGordoState | null, readonly is_eaten: number | null }
        | { readonly title_type: string | null, readonly is_upgrades: ReadonlyArray<string> | null, readonly makes_grows: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly holds_tracked: ReadonlyArray<{ readonly count: number, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null, readonly holds_inventory: ReadonlyArray<{ readonly amount: number | null, readonly compartment: string, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
        | { readonly is_open: boolean | null }
        | { readonly is_water: number | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type SlimeRancherFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type SlimeRancherFindQuery = { readonly save: { readonly slimeRancher: { readonly thing: { readonly nodes: ReadonlyArray<{ readonly title: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SpaceEngineersDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type SpaceEngineersDashboardQuery = { readonly save: { readonly spaceEngineers: { readonly unknown: ReadonlyArray<string>, readonly world: { readonly title: string | null, readonly version: string | null, readonly hasCheckpoint: boolean, readonly hasSector: boolean }, readonly grids: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly size: string | null, readonly blocks: number | null, readonly damaged: number | null, readonly storedPower: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly owner: { readonly title: string | null, readonly name: string } | null, readonly faction: { readonly title: string | null, readonly name: string } | null }> } | null, readonly unowned: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly blocks: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly blocks: { readonly totalCount: number } | null, readonly damaged: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly type: { readonly title: string | null, readonly name: string }, readonly grid: { readonly title: string | null, readonly name: string } }>, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly floating: { readonly totalCount: number } | null, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly isOnline: boolean | null, readonly lastLogin: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly faction: { readonly title: string | null, readonly name: string } | null }> } | null, readonly factions: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly tag: string | null, readonly name: string | null, readonly members: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null } | null } | null };

export type SpaceEngineersFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type SpaceEngineersFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_integrity_percent: number | null, readonly is_enabled: boolean | null, readonly is_storedPower_MWh: number | null, readonly is_type: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly is_grid: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly is_owner: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_size: string | null, readonly is_blocks: number | null, readonly is_damaged: number | null, readonly is_unfinished: number | null, readonly is_storedPower_MWh: number | null, readonly is_owner: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly is_faction: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_lastLogin: string | null, readonly is_faction: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type SpaceEngineersFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type SpaceEngineersFindQuery = { readonly save: { readonly spaceEngineers: { readonly grid: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly items: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly title: { readonly title: string | null, readonly name: string }, readonly holder: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SpaceEngineersPlayersQueryVariables = Exact<{
  save: string | number;
}>;


export type SpaceEngineersPlayersQuery = { readonly save: { readonly spaceEngineers: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type StardewDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type StardewDashboardQuery = { readonly save: { readonly stardew: { readonly unknown: ReadonlyArray<string>, readonly farm: { readonly name: string | null, readonly version: string | null, readonly season: string | null, readonly dayOfMonth: number | null, readonly year: number | null, readonly money: number | null, readonly totalEarned: number | null, readonly mineLevel: number | null }, readonly farmers: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly money: number | null, readonly farming: number | null, readonly fishing: number | null, readonly foraging: number | null, readonly mining: number | null, readonly combat: number | null, readonly spouse: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly host: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly money: number | null, readonly farming: number | null, readonly fishing: number | null, readonly foraging: number | null, readonly mining: number | null, readonly combat: number | null, readonly spouse: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly friendships: { readonly nodes: ReadonlyArray<{ readonly hearts: number | null, readonly status: string | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } | null, readonly farmer: { readonly title: string | null, readonly name: string } | null, readonly villager: { readonly title: string | null, readonly name: string } }> } | null, readonly bundles: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly number: number, readonly room: string | null, readonly isComplete: boolean | null, readonly given: number | null, readonly needed: number | null, readonly slots: number, readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly name: { readonly title: string | null, readonly name: string } | null, readonly missing: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly complete: { readonly totalCount: number } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly crops: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly ripe: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly crop: { readonly title: string | null, readonly name: string } | null, readonly location: { readonly title: string | null, readonly name: string } | null }> } | null, readonly dead: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly crop: { readonly title: string | null, readonly name: string } | null, readonly location: { readonly title: string | null, readonly name: string } | null }> } | null, readonly dry: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly crop: { readonly title: string | null, readonly name: string } | null, readonly location: { readonly title: string | null, readonly name: string } | null }> } | null, readonly animals: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly given: { readonly totalCount: number } | null, readonly museum: { readonly totalCount: number } | null } | null } | null };

export type CropFragment = { readonly object: { readonly path: string, readonly position: { readonly x: number } | null }, readonly crop: { readonly title: string | null, readonly name: string } | null, readonly location: { readonly title: string | null, readonly name: string } | null };

export type StardewFactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type StardewFactsQuery = { readonly save: { readonly object: { readonly view:
        | { readonly is_hearts: number | null, readonly is_petted: boolean | null, readonly is_type: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly makes_produce: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_location: { readonly title: string | null, readonly name: string, readonly path: string | null } | null, readonly holds_stacks: ReadonlyArray<{ readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string, readonly path: string | null } }> | null }
        | { readonly is_ripe: boolean | null, readonly is_dead: boolean | null, readonly is_watered: boolean | null, readonly is_daysToHarvest: number | null, readonly is_fertilizer: { readonly title: string | null, readonly name: string, readonly path: string | null } | null }
        | { readonly is_money: number | null, readonly is_energy: number | null, readonly is_farming: number | null, readonly is_fishing: number | null, readonly is_foraging: number | null, readonly is_mining: number | null, readonly is_combat: number | null, readonly is_spouse: string | null }
        | Record<PropertyKey, never>
       | null } | null } | null };

export type StardewFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type StardewFindQuery = { readonly save: { readonly stardew: { readonly farmer: { readonly nodes: ReadonlyArray<{ readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly items: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly title: { readonly title: string | null, readonly name: string }, readonly holder: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type StardewPlayersQueryVariables = Exact<{
  save: string | number;
}>;


export type StardewPlayersQuery = { readonly save: { readonly stardew: { readonly farmers: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type Unreal3DashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type Unreal3DashboardQuery = { readonly save: { readonly unreal3: { readonly packages: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly game: string | null, readonly fileVersion: number | null, readonly isMap: boolean | null, readonly isCooked: boolean | null, readonly hasScript: boolean | null, readonly size: number | null, readonly imports: number | null, readonly exports: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly missing: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly wantedBy: ReadonlyArray<string>, readonly imports: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly dependencies: { readonly nodes: ReadonlyArray<{ readonly package: string, readonly on: string, readonly isLoaded: boolean, readonly isStreaming: boolean, readonly imports: number, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly usage: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly className: string, readonly package: string | null, readonly uses: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null, readonly actors: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly package: string, readonly parentName: string | null, readonly instances: number | null, readonly functions: number | null, readonly object: { readonly path: string, readonly position: { readonly x: number } | null } }> } | null } | null } | null };

export type Unreal3FactsQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type Unreal3FactsQuery = { readonly save: { readonly object: { readonly is_package: string | null, readonly view:
        | { readonly is_tag: string | null, readonly is_group: string | null, readonly is_type: { readonly title: string | null, readonly name: string, readonly path: string | null }, readonly leads_level: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }, readonly leads_mesh: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly mesh: { readonly is_meshOfPackage: string | null } | null, readonly leads_archetype: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly holds_components: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }> }
        | { readonly is_instances: number | null, readonly holds_functions: number | null, readonly holds_properties: number | null, readonly leads_parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly leads_subclasses: ReadonlyArray<{ readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }> }
        | { readonly is_exports: number | null, readonly is_imports: number | null }
        | Record<PropertyKey, never>
       | null } | null, readonly unreal3: { readonly usage: { readonly nodes: ReadonlyArray<{ readonly leads_usedBy: number | null, readonly leads_inPackages: number | null }> } | null } | null } | null };

export type ThingFragment = { readonly title: string | null, readonly name: string, readonly path: string | null };

export type TitleFragment = { readonly title: string | null, readonly name: string };

export type AtFragment = { readonly x: number, readonly y: number, readonly z: number };

export type GoalFragment = { readonly path: string, readonly position: { readonly x: number } | null };

export type LinkFragment = { readonly path: string, readonly name: string, readonly title: string | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } };

export type FindTextQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type FindTextQuery = { readonly save: { readonly search: { readonly nodes: ReadonlyArray<{ readonly field: string, readonly object: { readonly name: string, readonly title: string | null, readonly class: { readonly name: string, readonly title: string | null }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly parent: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null } }> } | null } | null };

export type InspectedFragment = { readonly id: string, readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly title: string | null }, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly references: { readonly nodes: ReadonlyArray<{ readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly nodes: ReadonlyArray<{ readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> };

export type EndFragment = { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } };

export type PlacedFragment = { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } };

export type CrumbFragment = { readonly path: string, readonly name: string, readonly title: string | null };

export type PlacedObjectQueryVariables = Exact<{
  save: string | number;
  offset: number;
}>;


export type PlacedObjectQuery = { readonly save: { readonly objects: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly title: string | null }, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly references: { readonly nodes: ReadonlyArray<{ readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly nodes: ReadonlyArray<{ readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> }> } | null } | null };

export type ObjectByPathQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type ObjectByPathQuery = { readonly save: { readonly object: { readonly id: string, readonly path: string, readonly name: string, readonly title: string | null, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly title: string | null }, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly path: string, readonly name: string, readonly title: string | null } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly references: { readonly nodes: ReadonlyArray<{ readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly nodes: ReadonlyArray<{ readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly target: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly source: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly parent: { readonly kind: ObjectKind, readonly path: string, readonly name: string, readonly title: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string, readonly title: string | null, readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> } | null } | null };

export type SavesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavesQuery = { readonly saves: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly format: SaveFormat, readonly game: string | null, readonly state: LoadState, readonly stale: boolean, readonly isBackup: boolean, readonly savedAt: string | null, readonly playSeconds: number | null, readonly units: { readonly perMetre: number | null }, readonly files: ReadonlyArray<{ readonly name: string, readonly bytes: string | null }>, readonly world: { readonly id: string, readonly title: string } | null }> } | null, readonly unreadableFiles: ReadonlyArray<{ readonly file: string, readonly reason: string }>, readonly formats: ReadonlyArray<{ readonly format: SaveFormat, readonly title: string, readonly extensions: ReadonlyArray<string> }> };

export type SaveHealthQueryVariables = Exact<{
  slug: string | number;
}>;


export type SaveHealthQuery = { readonly save: { readonly slug: string, readonly stats: { readonly objects: number, readonly issues: number, readonly bytes: string, readonly bytesUnderstood: string, readonly integrity: Integrity, readonly damage: string | null, readonly mayLackObjects: boolean } | null, readonly issues: { readonly nodes: ReadonlyArray<{ readonly message: string, readonly count: number }> } | null, readonly objects: { readonly totalCount: number } | null } | null };

export type SavePlacesQueryVariables = Exact<{
  slug: string | number;
}>;


export type SavePlacesQuery = { readonly save: { readonly slug: string, readonly objects: { readonly totalCount: number } | null } | null };

export type SelectionTotalsQueryVariables = Exact<{
  save: string | number;
  where: ObjectFilter;
}>;


export type SelectionTotalsQuery = { readonly save: { readonly objects: { readonly totalCount: number, readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number, readonly objects: { readonly nodes: ReadonlyArray<{ readonly class: { readonly title: string | null } }> } | null }> } | null } | null } | null };

export type SaveVersionQueryVariables = Exact<{
  save: string | number;
}>;


export type SaveVersionQuery = { readonly save: { readonly stale: boolean, readonly savedAt: string | null, readonly files: ReadonlyArray<{ readonly bytes: string | null }> } | null };

export type SaveChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SaveChangesSubscription = { readonly saveChanged: { readonly kind: SaveChangeKind, readonly save: { readonly slug: string } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DiffObjectFragmentDoc = new TypedDocumentString(`
    fragment DiffObject on SaveObject {
  path
  name
  title
  class {
    name
    path
    title
  }
}
    `, {"fragmentName":"DiffObject"}) as unknown as TypedDocumentString<DiffObjectFragment, unknown>;
export const DiffPlaceFragmentDoc = new TypedDocumentString(`
    fragment DiffPlace on SaveObject {
  position {
    x
    y
    z
  }
  class {
    path
  }
}
    `, {"fragmentName":"DiffPlace"}) as unknown as TypedDocumentString<DiffPlaceFragment, unknown>;
export const TimelinePointFragmentDoc = new TypedDocumentString(`
    fragment TimelinePoint on HistoryPoint {
  savedAt
  isFileTime
  branch
  figure
  item
  value
}
    `, {"fragmentName":"TimelinePoint"}) as unknown as TypedDocumentString<TimelinePointFragment, unknown>;
export const BranchFragmentDoc = new TypedDocumentString(`
    fragment Branch on SaveObject {
  path
  name
  title
  kind
  class {
    title
    name
  }
  children(first: 0) {
    totalCount
  }
}
    `, {"fragmentName":"Branch"}) as unknown as TypedDocumentString<BranchFragment, unknown>;
export const CornerFragmentDoc = new TypedDocumentString(`
    fragment Corner on SaveObject {
  path
  name
  title
  kind
  class {
    title
    name
  }
}
    `, {"fragmentName":"Corner"}) as unknown as TypedDocumentString<CornerFragment, unknown>;
export const ThingFragmentDoc = new TypedDocumentString(`
    fragment Thing on Named {
  title
  name
  path
}
    `, {"fragmentName":"Thing"}) as unknown as TypedDocumentString<ThingFragment, unknown>;
export const HeldFragmentDoc = new TypedDocumentString(`
    fragment Held on PalworldContainer {
  holds_inside: stacks {
    amount
    item {
      ...Thing
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}`, {"fragmentName":"Held"}) as unknown as TypedDocumentString<HeldFragment, unknown>;
export const TitleFragmentDoc = new TypedDocumentString(`
    fragment Title on Named {
  title
  name
}
    `, {"fragmentName":"Title"}) as unknown as TypedDocumentString<TitleFragment, unknown>;
export const TrainFactsFragmentDoc = new TypedDocumentString(`
    fragment TrainFacts on SatisfactoryTrain {
  is_drivesItself: isSelfDriving
  is_derailed: isDerailed
  holds_cars: cars {
    building {
      ...Thing
    }
    cargo {
      amount
      unit
      item {
        ...Thing
      }
    }
  }
  leads_timetable: stops {
    name
    load {
      ...Title
    }
    unload {
      ...Title
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}
fragment Title on Named {
  title
  name
}`, {"fragmentName":"TrainFacts"}) as unknown as TypedDocumentString<TrainFactsFragment, unknown>;
export const TrafficPlaceFragmentDoc = new TypedDocumentString(`
    fragment TrafficPlace on Point {
  x
  y
  z
}
    `, {"fragmentName":"TrafficPlace"}) as unknown as TypedDocumentString<TrafficPlaceFragment, unknown>;
export const TrafficCargoFragmentDoc = new TypedDocumentString(`
    fragment TrafficCargo on SatisfactoryStack {
  item {
    title
    name
  }
  amount
  unit
}
    `, {"fragmentName":"TrafficCargo"}) as unknown as TypedDocumentString<TrafficCargoFragment, unknown>;
export const GoalFragmentDoc = new TypedDocumentString(`
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}
    `, {"fragmentName":"Goal"}) as unknown as TypedDocumentString<GoalFragment, unknown>;
export const SlimeFragmentDoc = new TypedDocumentString(`
    fragment Slime on SlimeRancherActor {
  object {
    ...Goal
  }
  item {
    title
    name
  }
  hunger
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`, {"fragmentName":"Slime"}) as unknown as TypedDocumentString<SlimeFragment, unknown>;
export const CropFragmentDoc = new TypedDocumentString(`
    fragment Crop on StardewCrop {
  object {
    ...Goal
  }
  crop {
    title
    name
  }
  location {
    title
    name
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`, {"fragmentName":"Crop"}) as unknown as TypedDocumentString<CropFragment, unknown>;
export const AtFragmentDoc = new TypedDocumentString(`
    fragment At on Point {
  x
  y
  z
}
    `, {"fragmentName":"At"}) as unknown as TypedDocumentString<AtFragment, unknown>;
export const CrumbFragmentDoc = new TypedDocumentString(`
    fragment Crumb on SaveObject {
  path
  name
  title
}
    `, {"fragmentName":"Crumb"}) as unknown as TypedDocumentString<CrumbFragment, unknown>;
export const LinkFragmentDoc = new TypedDocumentString(`
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}
    `, {"fragmentName":"Link"}) as unknown as TypedDocumentString<LinkFragment, unknown>;
export const PlacedFragmentDoc = new TypedDocumentString(`
    fragment Placed on SaveObject {
  ...Link
  kind
  position {
    x
    y
    z
  }
}
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`, {"fragmentName":"Placed"}) as unknown as TypedDocumentString<PlacedFragment, unknown>;
export const EndFragmentDoc = new TypedDocumentString(`
    fragment End on SaveObject {
  ...Placed
  parent {
    ...Placed
  }
}
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}
fragment Placed on SaveObject {
  ...Link
  kind
  position {
    x
    y
    z
  }
}`, {"fragmentName":"End"}) as unknown as TypedDocumentString<EndFragment, unknown>;
export const InspectedFragmentDoc = new TypedDocumentString(`
    fragment Inspected on SaveObject {
  id
  path
  name
  title
  kind
  level
  class {
    path
    name
    title
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  properties {
    name
    index
    type
    value(titles: true)
  }
  children(first: 60) {
    totalCount
    nodes {
      ...End
      references(first: 8) {
        nodes {
          target {
            ...End
          }
        }
      }
      referencedBy(first: 8) {
        nodes {
          source {
            ...End
          }
        }
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      path
      target {
        ...End
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      path
      source {
        ...End
      }
    }
  }
  issues {
    code
    message
  }
}
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}
fragment End on SaveObject {
  ...Placed
  parent {
    ...Placed
  }
}
fragment Placed on SaveObject {
  ...Link
  kind
  position {
    x
    y
    z
  }
}
fragment Crumb on SaveObject {
  path
  name
  title
}`, {"fragmentName":"Inspected"}) as unknown as TypedDocumentString<InspectedFragment, unknown>;
export const DiffDocument = new TypedDocumentString(`
    query Diff($from: ID!, $to: ID!, $where: ObjectFilter) {
  diff(from: $from, to: $to) {
    added(where: $where, first: 200) {
      totalCount
      nodes {
        ...DiffObject
      }
    }
    removed(where: $where, first: 200) {
      totalCount
      nodes {
        ...DiffObject
      }
    }
    changed(where: $where, first: 100, counters: false) {
      totalCount
      nodes {
        moved
        after {
          ...DiffObject
        }
        properties(titles: true) {
          path
          before
          after
          isCounter
        }
      }
    }
    changes {
      rows(first: 0) {
        groups(
          by: [{field: LIST}, {field: WORD}, {field: FIELD}, {field: WHAT}, {field: CALLED}]
          orderBy: [{field: COUNT, direction: DESC}]
          first: 1000
        ) {
          nodes {
            keys
            count
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
    }
  }
}
    fragment DiffObject on SaveObject {
  path
  name
  title
  class {
    name
    path
    title
  }
}`) as unknown as TypedDocumentString<DiffQuery, DiffQueryVariables>;
export const DiffRowsDocument = new TypedDocumentString(`
    query DiffRows($from: ID!, $to: ID!, $list: String!, $word: String!) {
  diff(from: $from, to: $to) {
    changes {
      rows(where: {list: {eq: $list}, word: {eq: $word}}, first: 200) {
        totalCount
        nodes {
          object(in: AFTER) {
            ...Goal
          }
          what {
            title
            name
          }
          called
          before
          after
          amount
          who
        }
      }
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<DiffRowsQuery, DiffRowsQueryVariables>;
export const DiffPlacesDocument = new TypedDocumentString(`
    query DiffPlaces($from: ID!, $to: ID!, $where: ObjectFilter, $added: String, $removed: String, $changed: String) {
  diff(from: $from, to: $to) {
    added(where: $where, first: 5000, after: $added) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        ...DiffPlace
      }
    }
    removed(where: $where, first: 5000, after: $removed) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        ...DiffPlace
      }
    }
    changed(where: $where, first: 5000, after: $changed, counters: false) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        after {
          ...DiffPlace
        }
      }
    }
  }
}
    fragment DiffPlace on SaveObject {
  position {
    x
    y
    z
  }
  class {
    path
  }
}`) as unknown as TypedDocumentString<DiffPlacesQuery, DiffPlacesQueryVariables>;
export const TimelineDocument = new TypedDocumentString(`
    query Timeline($world: ID!, $figures: [String!]!, $itemFigures: [String!]!, $items: [String!]!) {
  world(id: $world) {
    sums: history(figure: $figures, sum: true, first: 10000) {
      saves
      unread
      failed
      undated
      nodes {
        ...TimelinePoint
      }
    }
    single: history(figure: $itemFigures, items: $items, first: 10000) {
      nodes {
        ...TimelinePoint
      }
    }
  }
}
    fragment TimelinePoint on HistoryPoint {
  savedAt
  isFileTime
  branch
  figure
  item
  value
}`) as unknown as TypedDocumentString<TimelineQuery, TimelineQueryVariables>;
export const ClassValuesDocument = new TypedDocumentString(`
    query ClassValues($save: ID!, $name: String!, $names: [String!]) {
  save(id: $save) {
    class(name: $name) {
      objects(first: 8) {
        nodes {
          path
          name
          title
          class {
            name
            title
          }
          position {
            x
          }
          properties(names: $names) {
            name
            value(titles: true)
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClassValuesQuery, ClassValuesQueryVariables>;
export const SaveFactsDocument = new TypedDocumentString(`
    query SaveFacts($save: ID!) {
  save(id: $save) {
    stats {
      objects
      references
      classes
      external
      missing
      issues
      integrity
      loadMillis
      bytes
    }
    files {
      name
      bytes
      version
    }
    classes(first: 15, orderBy: [{field: COUNT, direction: DESC}]) {
      totalCount
      nodes {
        path
        name
        title
        count
      }
    }
    issues(first: 20, distinct: true) {
      totalCount
      nodes {
        level
        code
        message
        file
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SaveFactsQuery, SaveFactsQueryVariables>;
export const ClassNamesDocument = new TypedDocumentString(`
    query ClassNames($save: ID!) {
  save(id: $save) {
    classes(first: 2000, orderBy: [{field: COUNT, direction: DESC}]) {
      totalCount
      nodes {
        path
        name
        title
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClassNamesQuery, ClassNamesQueryVariables>;
export const ClassShapeDocument = new TypedDocumentString(`
    query ClassShape($save: ID!, $name: String!) {
  save(id: $save) {
    class(name: $name) {
      path
      name
      title
      count
      superClass {
        name
        path
      }
      properties(first: 300) {
        name
        type
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClassShapeQuery, ClassShapeQueryVariables>;
export const RootsDocument = new TypedDocumentString(`
    query Roots($save: ID!, $offset: Int!) {
  save(id: $save) {
    objects(where: {not: {parent: {}}}, first: 200, offset: $offset) {
      totalCount
      nodes {
        ...Branch
      }
    }
  }
}
    fragment Branch on SaveObject {
  path
  name
  title
  kind
  class {
    title
    name
  }
  children(first: 0) {
    totalCount
  }
}`) as unknown as TypedDocumentString<RootsQuery, RootsQueryVariables>;
export const ChildrenDocument = new TypedDocumentString(`
    query Children($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      children(first: 500) {
        totalCount
        nodes {
          ...Branch
        }
      }
    }
  }
}
    fragment Branch on SaveObject {
  path
  name
  title
  kind
  class {
    title
    name
  }
  children(first: 0) {
    totalCount
  }
}`) as unknown as TypedDocumentString<ChildrenQuery, ChildrenQueryVariables>;
export const FindObjectDocument = new TypedDocumentString(`
    query FindObject($save: ID!, $text: String!) {
  save(id: $save) {
    objects(where: {name: {contains: $text, caseSensitive: false}}, first: 20) {
      nodes {
        ...Corner
      }
    }
  }
}
    fragment Corner on SaveObject {
  path
  name
  title
  kind
  class {
    title
    name
  }
}`) as unknown as TypedDocumentString<FindObjectQuery, FindObjectQueryVariables>;
export const DarkestDungeonDashboardDocument = new TypedDocumentString(`
    query DarkestDungeonDashboard($save: ID!) {
  save(id: $save) {
    darkestDungeon {
      estate {
        name
        week
        mode
        date
        isInRaid
        raidDungeon {
          title
          name
        }
        questsFinished
        questsSucceeded
        townEvent {
          title
          name
        }
        wallet {
          type
          item {
            title
            name
          }
          amount
        }
        dungeons {
          dungeon {
            title
            name
          }
          xp
        }
      }
      heroes: livingHeroes(first: 200, orderBy: [{field: STRESS, direction: DESC}]) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          guid
          name
          heroClass {
            title
            name
          }
          status
          isInParty
          building {
            title
            name
          }
          activity {
            title
            name
          }
          stress
          hp
          resolveXp
          affliction {
            title
            name
          }
          virtue {
            title
            name
          }
          quirks {
            title
            name
          }
          diseases {
            title
            name
          }
          trinkets {
            title
            name
          }
        }
      }
      deaths(first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          heroClass {
            title
            name
          }
          week
          dungeon {
            title
            name
          }
          killer {
            title
            name
          }
        }
      }
      raid {
        quest
        type
        dungeon {
          title
          name
        }
        area
        torchlight
        isInBattle
        party {
          name
          hp
          stress
        }
        inventory {
          type
          item {
            title
            name
          }
          amount
        }
      }
      map {
        entrance
        finalRoom
        currentRoom
        reachableRooms
        unvisitedRooms
      }
      rooms(first: 200) {
        nodes {
          name
          isVisited
          doors
          hasBattle
          curio {
            title
            name
          }
          position {
            x
            y
          }
        }
      }
      corridors(first: 200) {
        nodes {
          name
          ends
          tiles
          walkedTiles
        }
      }
      quests(first: 50) {
        nodes {
          object {
            ...Goal
          }
          key
          title
          type
          dungeon {
            title
            name
          }
          difficulty
          length
        }
      }
      unknown
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<DarkestDungeonDashboardQuery, DarkestDungeonDashboardQueryVariables>;
export const DarkestDungeonFactsDocument = new TypedDocumentString(`
    query DarkestDungeonFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on DarkestDungeonHero {
          title_name: name
          is_class: heroClass {
            ...Thing
          }
          is_status: status
          is_inParty: isInParty
          is_stress: stress
          events(
            where: {stress: {gt: 0}}
            orderBy: [{field: WEEK, direction: DESC}]
            first: 8
          ) {
            is_stressInTheLog: nodes {
              as_week: week
              kind
              subject {
                ...Title
              }
              as_stress: stress
            }
          }
          is_affliction: affliction {
            ...Thing
          }
          is_virtue: virtue {
            ...Thing
          }
          is_activity: activity {
            ...Thing
          }
          makes_weapon: weaponRank
          makes_armour: armourRank
          makes_skills: combatSkills {
            skill {
              ...Thing
            }
            level
          }
          holds_trinkets: trinkets {
            ...Thing
          }
          holds_quirks: quirks {
            ...Thing
          }
          holds_diseases: diseases {
            ...Thing
          }
        }
        ... on DarkestDungeonRecruit {
          title_name: name
          is_class: heroClass {
            ...Thing
          }
          is_quirks: quirks {
            ...Thing
          }
        }
        ... on DarkestDungeonTrinket {
          title_trinket: trinket {
            ...Thing
          }
          is_place: place
          leads_hero: hero {
            ...Link
          }
        }
        ... on DarkestDungeonQuest {
          title_quest: title
          is_dungeon: dungeon {
            ...Thing
          }
          is_difficulty: difficulty
          is_length: length
          makes_rewards: rewards {
            amount
            item {
              ...Thing
            }
          }
        }
        ... on DarkestDungeonBuilding {
          title_building: building {
            ...Thing
          }
          holds_upgrades: upgrades {
            tree {
              ...Thing
            }
            level
          }
        }
        ... on DarkestDungeonActivity {
          title_activity: activity {
            ...Thing
          }
          is_free: isFree
          leads_hero: hero {
            ...Link
          }
        }
        ... on DarkestDungeonMission {
          title_mission: quest {
            ...Thing
          }
          is_week: week
          is_success: isSuccess
          leads_heroes: heroNames
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}
fragment Title on Named {
  title
  name
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<DarkestDungeonFactsQuery, DarkestDungeonFactsQueryVariables>;
export const PalworldDashboardDocument = new TypedDocumentString(`
    query PalworldDashboard($save: ID!) {
  save(id: $save) {
    palworld {
      world {
        title
        savedAt
        day
        timeOfDay
        playSeconds
        players
        guilds
        bases
      }
      unknown
      players(first: 200, orderBy: [{field: SECONDS_AWAY}]) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          level
          guild {
            title
            name
          }
          isOnline
          secondsAway
          pals
          mapPosition {
            x
            y
          }
          paldeckCount
          relicCount
          fastTravelCount
        }
      }
      guilds(first: 100, orderBy: [{field: MEMBER_COUNT, direction: DESC}]) {
        nodes {
          object {
            ...Goal
          }
          name
          leader {
            title
            name
          }
          memberCount
          playersOnline
          secondsAway
          level
          pals
          baseCount
          currentResearch {
            title
            name
          }
        }
      }
      bases(first: 200, orderBy: [{field: WORKERS, direction: DESC}]) {
        nodes {
          object {
            ...Goal
          }
          name
          key
          guild {
            title
            name
          }
          mapPosition {
            x
            y
          }
          workers
          limit
          idle
          sick
          structures
          works
          isUnderAttack
        }
      }
      sick: pals(where: {isSick: {eq: true}}, first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          species {
            title
            name
          }
          nickname
          owner {
            title
            name
          }
          base {
            title
            name
          }
          sickness
        }
      }
      hungry: pals(where: {hunger: {isNull: false}}, first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          species {
            title
            name
          }
          nickname
          owner {
            title
            name
          }
          base {
            title
            name
          }
        }
      }
      built: structures(where: {isBuilt: {eq: true}}) {
        totalCount
      }
      where: pals {
        totalCount
        groups(by: [{field: WHERE}]) {
          nodes {
            keys
            count
          }
        }
      }
      species: pals {
        groups(by: [{field: SPECIES}], orderBy: [{field: COUNT}], first: 15) {
          nodes {
            keys
            count
          }
        }
      }
      stock(where: {isStock: {eq: true}}) {
        groups(by: [{field: ITEM}], orderBy: [{number: {field: AMOUNT}}], first: 20) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      idleMachines: machines(where: {isIdle: {eq: true}}, first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          building {
            title
            name
          }
          base {
            title
            name
          }
        }
      }
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<PalworldDashboardQuery, PalworldDashboardQueryVariables>;
export const PalworldPalsDocument = new TypedDocumentString(`
    query PalworldPals($save: ID!, $where: PalworldPalFilter!) {
  save(id: $save) {
    palworld {
      pals(
        where: $where
        orderBy: [{field: TALENT_ATTACK, direction: DESC}]
        first: 100
      ) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          species {
            title
            name
          }
          nickname
          level
          stars
          talentHp
          talentAttack
          talentDefense
          passives {
            title
            name
          }
          owner {
            title
            name
          }
          where
          holder {
            title
            name
          }
          base {
            title
            name
          }
          page
          slot
        }
      }
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<PalworldPalsQuery, PalworldPalsQueryVariables>;
export const PalworldFactsDocument = new TypedDocumentString(`
    query PalworldFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on PalworldPal {
          is_nickname: nickname
          is_level: level
          is_gender: gender
          is_stars: stars
          is_alpha: isAlpha
          is_lucky: isLucky
          is_health: health
          is_sickness_words: sickness
          is_hunger: hunger
          is_sanity: sanity
          makes_work: work {
            work {
              ...Thing
            }
            level
          }
          makes_worksAt: currentWork {
            ...Thing
          }
          makes_assignedTo: assignedTo {
            ...Thing
          }
          makes_talents: talentHp
          makes_attack: talentAttack
          makes_defense: talentDefense
          holds_passives: passives {
            ...Thing
          }
          holds_moves: moves {
            ...Thing
          }
          leads_owner: owner {
            ...Thing
          }
          leads_guild: guild {
            ...Thing
          }
          leads_base: base {
            ...Thing
          }
          leads_place: where
          leads_page: page
          leads_slot: slot
        }
        ... on PalworldPlayer {
          is_level: level
          is_hp: hp
          is_online: isOnline
          is_away_seconds: secondsAway
          holds_items: items {
            count
            item {
              ...Thing
            }
          }
          holds_party: party {
            ...Thing
          }
          leads_guild: guild {
            ...Thing
          }
          leads_ownsPals: pals
        }
        ... on PalworldBase {
          is_workers: workers
          is_idle: idle
          is_sick: sick
          is_underAttack: isUnderAttack
          holds_stock: stock {
            count
            item {
              ...Thing
            }
          }
          leads_guild: guild {
            ...Thing
          }
          leads_pals: pals {
            ...Thing
          }
        }
        ... on PalworldGuild {
          leads_leader: leader {
            ...Thing
          }
          leads_members: members {
            name
          }
          leads_bases: bases {
            ...Thing
          }
        }
        ... on PalworldStructure {
          is_text: text
          is_hitPoints: hp
          is_underConstruction: isUnderConstruction
          leads_builtBy: builder {
            ...Thing
          }
          leads_base: base {
            ...Thing
          }
          leads_guild: guild {
            ...Thing
          }
        }
        ... on PalworldWork {
          is_kind: kind
          leads_structure: structure {
            ...Link
          }
          leads_workers: workers {
            ...Thing
          }
        }
        ...Held
      }
      children(first: 20) {
        nodes {
          references(where: {kind: {in: [ID]}}, first: 4) {
            nodes {
              target {
                view {
                  ...Held
                }
              }
            }
          }
        }
      }
    }
    palworld {
      machines(where: {object: {eq: $path}}, first: 1) {
        nodes {
          makes_product: product {
            ...Thing
          }
          makes_left: left
          makes_ordered: ordered
          makes_growth_percent: growth
          makes_energy: storedEnergy
        }
      }
    }
  }
}
    fragment Held on PalworldContainer {
  holds_inside: stacks {
    amount
    item {
      ...Thing
    }
  }
}
fragment Thing on Named {
  title
  name
  path
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<PalworldFactsQuery, PalworldFactsQueryVariables>;
export const PalworldFindDocument = new TypedDocumentString(`
    query PalworldFind($save: ID!, $text: String!) {
  save(id: $save) {
    palworld {
      player: players(
        where: {name: {contains: $text, caseSensitive: false}}
        first: 10
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      base: bases(where: {name: {contains: $text, caseSensitive: false}}, first: 10) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      stock(
        where: {item: {contains: $text, caseSensitive: false}}
        orderBy: [{field: AMOUNT, direction: DESC}]
        first: 400
      ) {
        nodes {
          title: item {
            ...Title
          }
          amount
          isOwn: isStock
          holder: building {
            ...Title
          }
          carrier: playerRow {
            name
            position {
              ...At
            }
          }
          position {
            ...At
          }
        }
      }
      pal: pals(
        where: {or: [{species: {contains: $text, caseSensitive: false}}, {nickname: {contains: $text, caseSensitive: false}}]}
        first: 400
      ) {
        nodes {
          title: species {
            ...Title
          }
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<PalworldFindQuery, PalworldFindQueryVariables>;
export const PalworldPlayerNamesDocument = new TypedDocumentString(`
    query PalworldPlayerNames($save: ID!) {
  save(id: $save) {
    palworld {
      players(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PalworldPlayerNamesQuery, PalworldPlayerNamesQueryVariables>;
export const RimworldDashboardDocument = new TypedDocumentString(`
    query RimworldDashboard($save: ID!) {
  save(id: $save) {
    rimworld {
      colony {
        title
        version
        scenario
        storyteller {
          title
          name
        }
        difficulty {
          title
          name
        }
        planet
        year
        quadrum
        dayOfQuadrum
        days
        colonists
        wounded
        prisoners
        animals
        wealth
        mods
        project {
          title
          name
        }
      }
      unknown
      colonists(first: 300) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          role
          mood
          food
          age
          isWounded
          isDowned
          untended
          mentalState {
            title
            name
          }
          job {
            title
            name
          }
          skills {
            skill {
              title
              name
            }
            level
            passion
          }
          traits {
            trait {
              title
              name
            }
          }
          conditions {
            title
            name
          }
          relations {
            relation {
              title
              name
            }
            otherName
          }
        }
      }
      wounds: conditions(
        where: {role: {in: [COLONIST, SLAVE, PRISONER, TAME]}, not: {personRow: {where: {eq: WORLD}}}, or: [{kind: {in: [INJURY, OTHER]}}, {isTended: {eq: false}}]}
        first: 200
      ) {
        totalCount
        nodes {
          object: pawn {
            ...Goal
          }
          pawnName
          species {
            title
            name
          }
          kind
          condition {
            title
            name
          }
          part {
            title
            name
          }
          severity
          isTended
          cause {
            title
            name
          }
          attackerName
        }
      }
      stock(where: {isAvailable: {eq: true}, place: {ne: WORN}}) {
        groups(by: [{field: ITEM}], orderBy: [{number: {field: AMOUNT}}], first: 20) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      tame: animals(where: {role: {eq: TAME}}) {
        groups(by: [{field: SPECIES}], orderBy: [{field: COUNT}], first: 15) {
          nodes {
            keys
            count
          }
        }
      }
      factions(where: {isPlayer: {eq: false}}, first: 100) {
        nodes {
          object {
            ...Goal
          }
          name
          kind {
            title
            name
          }
          relation
          goodwill
          leaderName
          settlements
        }
      }
      done: research(where: {isFinished: {eq: true}}) {
        totalCount
      }
      research {
        totalCount
      }
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<RimworldDashboardQuery, RimworldDashboardQueryVariables>;
export const RimworldFactsDocument = new TypedDocumentString(`
    query RimworldFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on RimworldPerson {
          is_role: role
          is_faction: factionName
          is_kind: kind {
            ...Thing
          }
          is_age: age
          is_where: where
          is_mood_percent: mood
          is_food_percent: food
          is_job: job {
            ...Thing
          }
          is_mentalState: mentalState {
            ...Thing
          }
          is_wounded: isWounded
          is_untended: untended
          is_conditions: conditions {
            ...Thing
          }
          is_traits: traits {
            trait {
              ...Thing
            }
          }
          holds_weapons: weapons {
            ...Thing
          }
          holds_apparel: apparel {
            ...Thing
          }
          leads_bed: bed {
            ...Link
          }
          leads_holder: holder {
            ...Link
          }
        }
        ... on RimworldAnimal {
          is_species: species {
            ...Thing
          }
          is_role: role
          is_age: age
          is_pregnant: isPregnant
          is_wounded: isWounded
          is_master: master
          is_bondedTo: bondedTo
          is_conditions: conditions {
            ...Thing
          }
        }
        ... on RimworldCondition {
          title_condition: condition {
            ...Thing
          }
          is_sort: kind
          is_part: part {
            ...Thing
          }
          is_severity: severity
          is_tended: isTended
          is_cause: cause {
            ...Thing
          }
          is_text: text
          leads_pawn: pawn {
            ...Link
          }
          leads_attacker: attacker {
            ...Link
          }
        }
        ... on RimworldRelation {
          title_relation: relation {
            ...Thing
          }
          leads_pawn: pawn {
            ...Link
          }
          leads_other: other {
            ...Link
          }
        }
        ... on RimworldStock {
          is_amount: amount
          is_stuff: stuff {
            ...Thing
          }
          is_quality: quality
          is_place: place
          is_zone: zone
          is_forbidden: isForbidden
          leads_holder: holder {
            ...Link
          }
        }
        ... on RimworldZone {
          is_tiles: tiles
          is_stacks: stacks
          makes_plant: plant {
            ...Thing
          }
        }
        ... on RimworldMap {
          title_name: name
          is_home: isHome
          is_colonists: colonists
        }
        ... on RimworldFaction {
          is_relation: relation
          is_goodwill: goodwill
          is_settlements: settlements
          leads_leader: leader {
            ...Link
          }
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<RimworldFactsQuery, RimworldFactsQueryVariables>;
export const RimworldFindDocument = new TypedDocumentString(`
    query RimworldFind($save: ID!, $text: String!) {
  save(id: $save) {
    rimworld {
      person: people(
        where: {name: {contains: $text, caseSensitive: false}}
        first: 20
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      animal: animals(
        where: {or: [{name: {contains: $text, caseSensitive: false}}, {species: {contains: $text, caseSensitive: false}}]}
        first: 1000
      ) {
        nodes {
          title: species {
            ...Title
          }
          position {
            ...At
          }
        }
      }
      stock(where: {item: {contains: $text, caseSensitive: false}}, first: 2000) {
        nodes {
          title: item {
            ...Title
          }
          amount
          kind: place
          isOwn: isAvailable
          holder: holderName
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<RimworldFindQuery, RimworldFindQueryVariables>;
export const SatisfactoryCollectedDocument = new TypedDocumentString(`
    query SatisfactoryCollected($save: ID!) {
  save(id: $save) {
    satisfactory {
      collectibles(where: {isCollected: {eq: true}}, first: 3000) {
        nodes {
          kind
          position {
            x
            y
            z
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryCollectedQuery, SatisfactoryCollectedQueryVariables>;
export const SatisfactoryDashboardDocument = new TypedDocumentString(`
    query SatisfactoryDashboard($save: ID!) {
  save(id: $save) {
    satisfactory {
      session {
        name
        saveVersion
        buildVersion
        playSeconds
        isModded
        days
        isSpaceElevatorBuilt
      }
      circuits(first: 100, orderBy: [{field: WANTED, direction: DESC}]) {
        totalCount
        aggregate {
          wanted: number(field: WANTED) {
            sum
          }
          capacity: number(field: CAPACITY) {
            sum
          }
        }
        nodes {
          object {
            ...Goal
          }
          number
          unknown
          wanted
          capacity
          headroom
          consumers
          generators
          storedMWh
          storageMWh
          fuels {
            generator {
              title
              name
            }
            fuel {
              title
              name
            }
            count
            capacity
          }
        }
      }
      power {
        wires
        connectedWires
        looseWires
        unconnected
        unknown
      }
      balance(
        first: 300
        orderBy: [{field: IS_SHORT, direction: DESC}, {field: STARVING, direction: DESC}, {field: NET}]
      ) {
        nodes {
          item {
            title
            name
          }
          unit
          produced
          consumed
          measuredProduced
          measuredConsumed
          unknownProducers
          unknownConsumers
          netLeast
          netMost
          starving
          isShort
        }
      }
      short: balance(where: {isShort: {eq: true}}) {
        totalCount
      }
      machines {
        totalCount
      }
      producing: machines(where: {isProducing: {eq: true}}) {
        totalCount
      }
      hidden: machines(where: {isUnknown: {eq: true}}) {
        totalCount
      }
      idle: machines(
        where: {isProducing: {eq: false}}
        first: 200
        orderBy: [{field: REASON}]
      ) {
        totalCount
        groups(by: [{field: REASON}]) {
          nodes {
            keys
            count
          }
        }
        nodes {
          object {
            ...Goal
          }
          building {
            title
            name
          }
          recipe {
            title
            name
          }
          reason
          waitsFor {
            title
            name
          }
        }
      }
      fluidItems(first: 20) {
        nodes {
          item {
            title
            name
          }
          amount
        }
      }
      items(first: 40) {
        nodes {
          item {
            title
            name
          }
          amount
          unit
        }
      }
      progress {
        phase {
          title
          name
        }
        targetPhase {
          title
          name
        }
        phasePaid {
          item {
            title
            name
          }
          amount
        }
        phaseCost {
          item {
            title
            name
          }
          amount
        }
        activeMilestone {
          title
          name
        }
        schematics
        alternates
        unclaimedHardDrives
        sink {
          coupons
          pointsPerMinute
        }
      }
      collected {
        kind
        total
        collected
        remaining
        unknown
        isComplete
      }
      factories(first: 20) {
        nodes {
          number
          name
          isNamed
          position {
            x
            y
          }
          radius
          machines
          producing
          unknown
          productivity
          draw
          makes {
            title
            name
          }
        }
      }
      players(first: 50) {
        nodes {
          object: pawn {
            ...Goal
          }
          name
          health
          items
          usedSlots
          slots
        }
      }
      trains {
        totalCount
      }
      vehicles {
        totalCount
      }
      drones {
        totalCount
      }
      unknown
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<SatisfactoryDashboardQuery, SatisfactoryDashboardQueryVariables>;
export const SatisfactoryFactsDocument = new TypedDocumentString(`
    query SatisfactoryFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on SatisfactoryMachine {
          makes_recipe: recipe {
            ...Thing
          }
          makes_resource: resource {
            ...Thing
          }
          makes_purity: purity
          makes_runs: isProducing
          makes_standsStill: reason
          makes_waitsFor: waitsFor {
            ...Thing
          }
          makes_productivity_percent: productivity
          makes_clock_percent: clock
          makes_boost_times: boost
          makes_rates: rates {
            way: direction
            item {
              ...Thing
            }
            measuredPerMinute
            perMinute_ofAMinute: perMinute
          }
          makes_draw_MW: draw
          makes_power_MW: capacity
          circuit {
            leads_circuit: number
          }
          beltOut {
            leads_beltOut: object {
              ...Link
            }
          }
          fedBy(first: 40) {
            nodes {
              leads_fedBy: object {
                ...Link
              }
            }
          }
          feeds(first: 40) {
            nodes {
              leads_feeds: object {
                ...Link
              }
            }
          }
          leads_node: node {
            ...Link
          }
        }
        ... on SatisfactoryBuilding {
          is_blueprint: blueprint
          is_colour: swatch {
            ...Thing
          }
          circuit {
            leads_circuit: number
          }
        }
        ... on SatisfactorySwitch {
          title_name: tag
          is_on: isOn
          is_priority: priority
        }
        ... on SatisfactoryResourceNode {
          makes_resource: resource {
            ...Thing
          }
          makes_purity: purity
          extractor {
            leads_diggedBy: object {
              ...Link
            }
          }
        }
        ... on SatisfactoryCollectibleObject {
          collectible {
            is_collected: isCollected
            is_opensWith: opensWith {
              ...Thing
            }
            is_howMany: opensWithAmount
            is_needs_MW: opensWithMW
          }
        }
        ... on SatisfactoryTrain {
          title_name: name
          ...TrainFacts
        }
        ... on SatisfactoryTrainStation {
          title_name: name
          leads_trains: trains(first: 20) {
            nodes {
              name
            }
          }
        }
        ... on SatisfactoryVehicle {
          is_drivesItself: isAutopilot
          is_fuel: fuel {
            ...Thing
          }
          is_fuelLeft_MJ: fuelMJ
          is_pathTakes_MJ: pathFuelMJ
          holds_cargo: cargo {
            amount
            unit
            item {
              ...Thing
            }
          }
        }
        ... on SatisfactoryDrone {
          home {
            leads_home: object {
              ...Link
            }
          }
          destination {
            leads_destination: object {
              ...Link
            }
          }
        }
        ... on SatisfactoryDronePort {
          title_name: name
          leads_pairedWith: pairedName
          leads_trips: trips
        }
      }
    }
    satisfactory {
      players(where: {pawn: {eq: $path}}, first: 1) {
        nodes {
          title_name: name
          is_health: health
          holds_equipment: equipment {
            item {
              ...Thing
            }
          }
        }
      }
      belts(where: {object: {eq: $path}}, first: 1) {
        nodes {
          makes_moves_aMinute: perMinute
          is_length_metres: metres
          holds_items: items {
            ...Thing
          }
          leads_from: from {
            ...Link
          }
          leads_to: to {
            ...Link
          }
        }
      }
      pipes(where: {object: {eq: $path}}, first: 1) {
        nodes {
          makes_moves_m3AMinute: perMinute
          is_length_metres: metres
          holds_fluid: fluid {
            ...Thing
          }
          leads_from: from {
            ...Link
          }
          leads_to: to {
            ...Link
          }
        }
      }
      fluidBoxes(where: {object: {eq: $path}}, first: 1) {
        nodes {
          holds_fluid: fluid {
            ...Thing
          }
          holds_amount_m3: m3
          holds_atMost_m3: capacity
        }
      }
      inventories(where: {holder: {eq: $path}}, first: 12) {
        holds_inside: nodes {
          kind
          stacks {
            amount
            unit
            item {
              ...Thing
            }
          }
        }
      }
    }
  }
}
    fragment TrainFacts on SatisfactoryTrain {
  is_drivesItself: isSelfDriving
  is_derailed: isDerailed
  holds_cars: cars {
    building {
      ...Thing
    }
    cargo {
      amount
      unit
      item {
        ...Thing
      }
    }
  }
  leads_timetable: stops {
    name
    load {
      ...Title
    }
    unload {
      ...Title
    }
  }
}
fragment Thing on Named {
  title
  name
  path
}
fragment Title on Named {
  title
  name
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<SatisfactoryFactsQuery, SatisfactoryFactsQueryVariables>;
export const SatisfactoryFindDocument = new TypedDocumentString(`
    query SatisfactoryFind($save: ID!, $text: String!) {
  save(id: $save) {
    satisfactory {
      player: players(
        where: {name: {contains: $text, caseSensitive: false}}
        first: 5
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      train: trains(where: {name: {contains: $text, caseSensitive: false}}, first: 5) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      station: stations(
        where: {name: {contains: $text, caseSensitive: false}}
        first: 5
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      factory: factories(
        where: {name: {contains: $text, caseSensitive: false}, isNamed: {eq: true}}
        first: 5
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      stock(
        where: {item: {contains: $text, caseSensitive: false}, isStock: {eq: true}}
        orderBy: [{field: AMOUNT, direction: DESC}]
        first: 400
      ) {
        nodes {
          title: item {
            ...Title
          }
          amount
          unit
          kind
          holder: owner {
            ...Title
          }
          position {
            ...At
          }
        }
      }
      machine: machines(
        where: {recipe: {contains: $text, caseSensitive: false}}
        first: 400
      ) {
        nodes {
          title: recipe {
            ...Title
          }
          holder: building {
            ...Title
          }
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SatisfactoryFindQuery, SatisfactoryFindQueryVariables>;
export const SatisfactoryPlayerNamesDocument = new TypedDocumentString(`
    query SatisfactoryPlayerNames($save: ID!) {
  save(id: $save) {
    satisfactory {
      players(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryPlayerNamesQuery, SatisfactoryPlayerNamesQueryVariables>;
export const SatisfactorySelectionDocument = new TypedDocumentString(`
    query SatisfactorySelection($save: ID!, $region: RegionInput!) {
  save(id: $save) {
    satisfactory {
      machines(where: {position: $region}) {
        totalCount
        aggregate {
          draw: number(field: DRAW) {
            sum
          }
          capacity: number(field: CAPACITY) {
            sum
          }
        }
        groups(by: [{field: REASON}]) {
          nodes {
            keys
            count
          }
        }
      }
      stock(where: {position: $region, isStock: {eq: true}}) {
        groups(
          by: [{field: ITEM}]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 12
        ) {
          totalCount
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      makes: machines(where: {position: $region, recipe: {isNull: false}}) {
        groups(by: [{field: RECIPE}], first: 12) {
          totalCount
          nodes {
            keys
            count
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactorySelectionQuery, SatisfactorySelectionQueryVariables>;
export const SatisfactoryCausesDocument = new TypedDocumentString(`
    query SatisfactoryCauses($save: ID!, $of: String!) {
  save(id: $save) {
    satisfactory {
      causes(of: $of) {
        object {
          path
          position {
            x
            y
            z
          }
          class {
            path
          }
        }
        building {
          title
          name
        }
        recipe {
          title
          name
        }
        reason
        waitsFor {
          title
          name
        }
        inputStacks {
          item {
            name
          }
          amount
        }
        recipeRow {
          ingredients {
            item {
              name
            }
            amount
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryCausesQuery, SatisfactoryCausesQueryVariables>;
export const SatisfactoryTraceDocument = new TypedDocumentString(`
    query SatisfactoryTrace($save: ID!, $from: String!, $direction: SatisfactoryTraceDirection!) {
  save(id: $save) {
    satisfactory {
      trace(from: $from, direction: $direction, through: true) {
        carrierCount
        carriers {
          position {
            x
            y
            z
          }
          class {
            path
          }
        }
        ends {
          depth
          building {
            title
            name
          }
          object {
            path
            position {
              x
              y
              z
            }
            class {
              path
            }
          }
        }
        bottleneck {
          perMinute
          building {
            title
            name
          }
        }
        items {
          item {
            title
            name
          }
          amount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryTraceQuery, SatisfactoryTraceQueryVariables>;
export const SatisfactoryTrafficDocument = new TypedDocumentString(`
    query SatisfactoryTraffic($save: ID!) {
  save(id: $save) {
    satisfactory {
      trains(first: 200) {
        nodes {
          object {
            path
          }
          name
          position {
            ...TrafficPlace
          }
          isSelfDriving
          isDerailed
          locomotives
          wagons
          currentStop
          cars {
            building {
              title
              name
            }
            cargo {
              ...TrafficCargo
            }
          }
          stops {
            name
            rule
            station {
              object {
                path
              }
            }
            load {
              title
              name
            }
            unload {
              title
              name
            }
          }
        }
      }
      stations(first: 400) {
        nodes {
          name
          object {
            path
          }
          position {
            ...TrafficPlace
          }
        }
      }
      vehicles(first: 200) {
        nodes {
          object {
            path
          }
          building {
            title
            name
          }
          position {
            ...TrafficPlace
          }
          isAutopilot
          pathPoints
          fuel {
            title
            name
          }
          cargo {
            ...TrafficCargo
          }
        }
      }
      drones(first: 200) {
        nodes {
          object {
            path
          }
          position {
            ...TrafficPlace
          }
          home {
            position {
              ...TrafficPlace
            }
          }
          destination {
            position {
              ...TrafficPlace
            }
          }
          cargo {
            ...TrafficCargo
          }
        }
      }
    }
  }
}
    fragment TrafficPlace on Point {
  x
  y
  z
}
fragment TrafficCargo on SatisfactoryStack {
  item {
    title
    name
  }
  amount
  unit
}`) as unknown as TypedDocumentString<SatisfactoryTrafficQuery, SatisfactoryTrafficQueryVariables>;
export const SatisfactoryTracksDocument = new TypedDocumentString(`
    query SatisfactoryTracks($save: ID!) {
  save(id: $save) {
    satisfactory {
      railTracks(first: 10000) {
        nodes {
          object {
            path
            class {
              path
            }
          }
          position {
            ...TrafficPlace
          }
          length
          joinedTo {
            path
          }
        }
      }
    }
  }
}
    fragment TrafficPlace on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SatisfactoryTracksQuery, SatisfactoryTracksQueryVariables>;
export const SlimeRancherDashboardDocument = new TypedDocumentString(`
    query SlimeRancherDashboard($save: ID!) {
  save(id: $save) {
    slimeRancher {
      ranch {
        displayName
        version
        day
        hour
        currency
        gameMode
      }
      player {
        health
        energy
        currency
        upgrades {
          upgrade {
            title
            name
          }
          level
        }
      }
      plots(first: 300, orderBy: [{field: SLIMES, direction: DESC}]) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          key
          type
          slimes
          items
          upgrades
          grower {
            title
            name
          }
          tracked {
            item {
              title
              name
            }
            count
            hunger
          }
        }
      }
      slimes {
        totalCount
        groups(by: [{field: ITEM}], first: 20) {
          nodes {
            keys
            count
          }
        }
      }
      ranched: slimes(where: {plot: {isNull: false}}) {
        totalCount
      }
      hungry: slimes(where: {hunger: {gt: 0.9}, plot: {isNull: false}}, first: 100) {
        totalCount
        nodes {
          ...Slime
        }
      }
      feral: slimes(where: {isFeral: {eq: true}}, first: 100) {
        totalCount
        nodes {
          ...Slime
        }
      }
      stock(where: {isOwned: {eq: true}}) {
        groups(
          by: [{field: ITEM}]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 20
        ) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      market(first: 30, orderBy: [{field: SATURATION, direction: DESC}]) {
        nodes {
          item {
            title
            name
          }
          saturation
        }
      }
      pods {
        totalCount
      }
      openPods: pods(where: {isOpen: {eq: true}}) {
        totalCount
      }
      gordos(first: 100) {
        nodes {
          object {
            ...Goal
          }
          key
          item {
            title
            name
          }
          state
          eaten
        }
      }
      isPartial
    }
  }
}
    fragment Slime on SlimeRancherActor {
  object {
    ...Goal
  }
  item {
    title
    name
  }
  hunger
}
fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<SlimeRancherDashboardQuery, SlimeRancherDashboardQueryVariables>;
export const SlimeRancherFactsDocument = new TypedDocumentString(`
    query SlimeRancherFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on SlimeRancherActor {
          is_zone: sceneGroup {
            ...Thing
          }
          is_hunger_percent: hunger
          is_agitation_percent: agitation
          is_fear_percent: fear
          is_feral: isFeral
          is_ripeness: ripeness
          leads_plot: plot {
            ...Link
          }
        }
        ... on SlimeRancherGordo {
          is_state: state
          is_eaten: eaten
        }
        ... on SlimeRancherPod {
          is_open: isOpen
        }
        ... on SlimeRancherGadget {
          is_site: site
        }
        ... on SlimeRancherPlot {
          title_type: type
          is_upgrades: upgrades
          makes_grows: grower {
            ...Thing
          }
          holds_tracked: tracked {
            count
            item {
              ...Thing
            }
          }
          holds_inventory: inventory {
            amount
            item {
              ...Thing
            }
            compartment
          }
        }
        ... on SlimeRancherSpot {
          is_water: water
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<SlimeRancherFactsQuery, SlimeRancherFactsQueryVariables>;
export const SlimeRancherFindDocument = new TypedDocumentString(`
    query SlimeRancherFind($save: ID!, $text: String!) {
  save(id: $save) {
    slimeRancher {
      thing: actors(
        where: {item: {contains: $text, caseSensitive: false}}
        first: 1000
      ) {
        nodes {
          title: item {
            ...Title
          }
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SlimeRancherFindQuery, SlimeRancherFindQueryVariables>;
export const SpaceEngineersDashboardDocument = new TypedDocumentString(`
    query SpaceEngineersDashboard($save: ID!) {
  save(id: $save) {
    spaceEngineers {
      world {
        title
        version
        hasCheckpoint
        hasSector
      }
      grids(first: 100, orderBy: [{field: BLOCKS, direction: DESC}]) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          size
          blocks
          owner {
            title
            name
          }
          faction {
            title
            name
          }
          damaged
          storedPower
        }
      }
      unowned: grids(where: {isOwned: {eq: false}}, first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          blocks
        }
      }
      blocks {
        totalCount
      }
      damaged: blocks(where: {isDamaged: {eq: true}}, first: 100) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          type {
            title
            name
          }
          grid {
            title
            name
          }
        }
        groups(
          by: [{field: GRID}]
          orderBy: [{field: COUNT, direction: DESC}]
          first: 10
        ) {
          nodes {
            keys
            count
          }
        }
      }
      stock {
        groups(
          by: [{field: ITEM}]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 20
        ) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      floating: stock(where: {kind: {eq: FLOATING}}) {
        totalCount
      }
      players(first: 50, where: {isPlayer: {eq: true}}) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          isOnline
          faction {
            title
            name
          }
          lastLogin
        }
      }
      factions(first: 50) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          tag
          name
          members
        }
      }
      unknown
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<SpaceEngineersDashboardQuery, SpaceEngineersDashboardQueryVariables>;
export const SpaceEngineersFactsDocument = new TypedDocumentString(`
    query SpaceEngineersFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on SpaceEngineersGrid {
          is_size: size
          is_blocks: blocks
          is_owner: owner {
            ...Thing
          }
          is_faction: faction {
            ...Thing
          }
          is_damaged: damaged
          is_unfinished: unfinished
          is_storedPower_MWh: storedPower
        }
        ... on SpaceEngineersBlock {
          is_type: type {
            ...Thing
          }
          is_grid: grid {
            ...Thing
          }
          is_owner: owner {
            ...Thing
          }
          is_integrity_percent: integrity
          is_enabled: isEnabled
          is_storedPower_MWh: storedPower
        }
        ... on SpaceEngineersPlayer {
          is_faction: faction {
            ...Thing
          }
          is_lastLogin: lastLogin
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}`) as unknown as TypedDocumentString<SpaceEngineersFactsQuery, SpaceEngineersFactsQueryVariables>;
export const SpaceEngineersFindDocument = new TypedDocumentString(`
    query SpaceEngineersFind($save: ID!, $text: String!) {
  save(id: $save) {
    spaceEngineers {
      grid: grids(where: {name: {contains: $text, caseSensitive: false}}, first: 20) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      items: stock(
        where: {item: {contains: $text, caseSensitive: false}}
        orderBy: [{field: AMOUNT, direction: DESC}]
        first: 400
      ) {
        nodes {
          title: item {
            ...Title
          }
          amount
          holder: block {
            ...Title
          }
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SpaceEngineersFindQuery, SpaceEngineersFindQueryVariables>;
export const SpaceEngineersPlayersDocument = new TypedDocumentString(`
    query SpaceEngineersPlayers($save: ID!) {
  save(id: $save) {
    spaceEngineers {
      players(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SpaceEngineersPlayersQuery, SpaceEngineersPlayersQueryVariables>;
export const StardewDashboardDocument = new TypedDocumentString(`
    query StardewDashboard($save: ID!) {
  save(id: $save) {
    stardew {
      farm {
        name
        version
        season
        dayOfMonth
        year
        money
        totalEarned
        mineLevel
      }
      farmers(first: 20, where: {isClaimed: {eq: true}}) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          money
          farming
          fishing
          foraging
          mining
          combat
          spouse
        }
      }
      host: farmers(first: 1, where: {isHost: {eq: true}}) {
        nodes {
          object {
            ...Goal
          }
          name
          money
          farming
          fishing
          foraging
          mining
          combat
          spouse
        }
      }
      friendships(first: 15, orderBy: [{field: POINTS, direction: DESC}]) {
        nodes {
          object {
            ...Goal
          }
          farmer {
            title
            name
          }
          villager {
            title
            name
          }
          hearts
          status
        }
      }
      bundles(first: 100) {
        totalCount
        nodes {
          object: center {
            ...Goal
          }
          number
          room
          name {
            title
            name
          }
          isComplete
          given
          needed
          slots
          missing {
            item {
              title
              name
            }
            amount
          }
        }
      }
      complete: bundles(where: {isComplete: {eq: true}}) {
        totalCount
      }
      stock(where: {isStock: {eq: true}}) {
        groups(
          by: [{field: ITEM}]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 20
        ) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      crops(where: {isForage: {ne: true}}) {
        totalCount
        groups(by: [{field: CROP}], first: 15) {
          nodes {
            keys
            count
          }
        }
      }
      ripe: crops(
        where: {isRipe: {eq: true}, isDead: {eq: false}, isForage: {ne: true}}
        first: 100
      ) {
        totalCount
        nodes {
          ...Crop
        }
      }
      dead: crops(where: {isDead: {eq: true}}, first: 100) {
        totalCount
        nodes {
          ...Crop
        }
      }
      dry: crops(
        where: {isWatered: {eq: false}, isDead: {eq: false}, isForage: {ne: true}, isRipe: {eq: false}}
        first: 100
      ) {
        totalCount
        nodes {
          ...Crop
        }
      }
      animals {
        totalCount
        groups(by: [{field: TYPE}], first: 15) {
          nodes {
            keys
            count
          }
        }
      }
      given: museum(where: {isGiven: {eq: true}}) {
        totalCount
      }
      museum {
        totalCount
      }
      unknown
    }
  }
}
    fragment Crop on StardewCrop {
  object {
    ...Goal
  }
  crop {
    title
    name
  }
  location {
    title
    name
  }
}
fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<StardewDashboardQuery, StardewDashboardQueryVariables>;
export const StardewFactsDocument = new TypedDocumentString(`
    query StardewFacts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      view {
        ... on StardewFarmer {
          is_money: money
          is_energy: energy
          is_farming: farming
          is_fishing: fishing
          is_foraging: foraging
          is_mining: mining
          is_combat: combat
          is_spouse: spouse
        }
        ... on StardewChest {
          is_location: location {
            ...Thing
          }
          holds_stacks: stacks {
            amount
            item {
              ...Thing
            }
          }
        }
        ... on StardewCrop {
          is_ripe: isRipe
          is_dead: isDead
          is_watered: isWatered
          is_daysToHarvest: daysToHarvest
          is_fertilizer: fertilizer {
            ...Thing
          }
        }
        ... on StardewAnimal {
          is_type: type {
            ...Thing
          }
          is_hearts: hearts
          is_petted: wasPetted
          makes_produce: produce {
            ...Thing
          }
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}`) as unknown as TypedDocumentString<StardewFactsQuery, StardewFactsQueryVariables>;
export const StardewFindDocument = new TypedDocumentString(`
    query StardewFind($save: ID!, $text: String!) {
  save(id: $save) {
    stardew {
      farmer: farmers(
        where: {name: {contains: $text, caseSensitive: false}}
        first: 20
      ) {
        nodes {
          title: name
          position {
            ...At
          }
        }
      }
      items: stock(
        where: {item: {contains: $text, caseSensitive: false}}
        orderBy: [{field: AMOUNT, direction: DESC}]
        first: 400
      ) {
        nodes {
          title: item {
            ...Title
          }
          amount
          holder: chest {
            ...Title
          }
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment Title on Named {
  title
  name
}
fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<StardewFindQuery, StardewFindQueryVariables>;
export const StardewPlayersDocument = new TypedDocumentString(`
    query StardewPlayers($save: ID!) {
  save(id: $save) {
    stardew {
      farmers(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StardewPlayersQuery, StardewPlayersQueryVariables>;
export const Unreal3DashboardDocument = new TypedDocumentString(`
    query Unreal3Dashboard($save: ID!) {
  save(id: $save) {
    unreal3 {
      packages(first: 500) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          game
          fileVersion
          isMap
          isCooked
          hasScript
          size
          imports
          exports
        }
      }
      missing(first: 200) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          wantedBy
          imports
        }
      }
      dependencies(first: 500) {
        nodes {
          object: needs {
            ...Goal
          }
          package
          on
          isLoaded
          isStreaming
          imports
        }
      }
      usage(first: 30, orderBy: [{field: USES, direction: DESC}]) {
        nodes {
          object {
            ...Goal
          }
          name
          className
          package
          uses
        }
      }
      actors {
        totalCount
        groups(by: [{field: TYPE}], first: 20) {
          nodes {
            keys
            count
          }
        }
      }
      classes(first: 40, orderBy: [{field: INSTANCES, direction: DESC}]) {
        totalCount
        nodes {
          object {
            ...Goal
          }
          name
          package
          parentName
          instances
          functions
        }
      }
    }
  }
}
    fragment Goal on SaveObject {
  path
  position {
    x
  }
}`) as unknown as TypedDocumentString<Unreal3DashboardQuery, Unreal3DashboardQueryVariables>;
export const Unreal3FactsDocument = new TypedDocumentString(`
    query Unreal3Facts($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      is_package: level
      view {
        ... on Unreal3Actor {
          is_type: type {
            ...Thing
          }
          is_tag: tag
          is_group: group
          leads_level: level {
            ...Link
          }
          leads_mesh: mesh {
            ...Link
          }
          mesh {
            is_meshOfPackage: level
          }
          leads_archetype: archetype {
            ...Link
          }
          holds_components: components {
            ...Link
          }
        }
        ... on Unreal3Package {
          is_exports: exports
          is_imports: imports
        }
        ... on Unreal3Class {
          is_instances: instances
          holds_functions: functions
          holds_properties: properties
          leads_parent: parent {
            ...Link
          }
          leads_subclasses: subclasses {
            ...Link
          }
        }
      }
    }
    unreal3 {
      usage(where: {path: {eq: $path}}, first: 1) {
        nodes {
          leads_usedBy: uses
          leads_inPackages: packages
        }
      }
    }
  }
}
    fragment Thing on Named {
  title
  name
  path
}
fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}`) as unknown as TypedDocumentString<Unreal3FactsQuery, Unreal3FactsQueryVariables>;
export const FindTextDocument = new TypedDocumentString(`
    query FindText($save: ID!, $text: String!) {
  save(id: $save) {
    search(text: $text, first: 30) {
      nodes {
        field
        object {
          name
          title
          class {
            name
            title
          }
          position {
            x
            y
            z
          }
          parent {
            position {
              x
              y
              z
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindTextQuery, FindTextQueryVariables>;
export const PlacedObjectDocument = new TypedDocumentString(`
    query PlacedObject($save: ID!, $offset: Int!) {
  save(id: $save) {
    objects(where: {hasPosition: {eq: true}}, first: 1, offset: $offset) {
      nodes {
        ...Inspected
      }
    }
  }
}
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}
fragment Inspected on SaveObject {
  id
  path
  name
  title
  kind
  level
  class {
    path
    name
    title
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  properties {
    name
    index
    type
    value(titles: true)
  }
  children(first: 60) {
    totalCount
    nodes {
      ...End
      references(first: 8) {
        nodes {
          target {
            ...End
          }
        }
      }
      referencedBy(first: 8) {
        nodes {
          source {
            ...End
          }
        }
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      path
      target {
        ...End
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      path
      source {
        ...End
      }
    }
  }
  issues {
    code
    message
  }
}
fragment End on SaveObject {
  ...Placed
  parent {
    ...Placed
  }
}
fragment Placed on SaveObject {
  ...Link
  kind
  position {
    x
    y
    z
  }
}
fragment Crumb on SaveObject {
  path
  name
  title
}`) as unknown as TypedDocumentString<PlacedObjectQuery, PlacedObjectQueryVariables>;
export const ObjectByPathDocument = new TypedDocumentString(`
    query ObjectByPath($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      ...Inspected
    }
  }
}
    fragment Link on SaveObject {
  path
  name
  title
  class {
    path
    title
    name
  }
}
fragment Inspected on SaveObject {
  id
  path
  name
  title
  kind
  level
  class {
    path
    name
    title
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  properties {
    name
    index
    type
    value(titles: true)
  }
  children(first: 60) {
    totalCount
    nodes {
      ...End
      references(first: 8) {
        nodes {
          target {
            ...End
          }
        }
      }
      referencedBy(first: 8) {
        nodes {
          source {
            ...End
          }
        }
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      path
      target {
        ...End
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      path
      source {
        ...End
      }
    }
  }
  issues {
    code
    message
  }
}
fragment End on SaveObject {
  ...Placed
  parent {
    ...Placed
  }
}
fragment Placed on SaveObject {
  ...Link
  kind
  position {
    x
    y
    z
  }
}
fragment Crumb on SaveObject {
  path
  name
  title
}`) as unknown as TypedDocumentString<ObjectByPathQuery, ObjectByPathQueryVariables>;
export const SavesDocument = new TypedDocumentString(`
    query Saves {
  saves(first: 2000) {
    totalCount
    nodes {
      slug
      title
      format
      game
      state
      stale
      isBackup
      savedAt
      playSeconds
      units {
        perMetre
      }
      files {
        name
        bytes
      }
      world {
        id
        title
      }
    }
  }
  unreadableFiles {
    file
    reason
  }
  formats {
    format
    title
    extensions
  }
}
    `) as unknown as TypedDocumentString<SavesQuery, SavesQueryVariables>;
export const SaveHealthDocument = new TypedDocumentString(`
    query SaveHealth($slug: ID!) {
  save(id: $slug) {
    slug
    stats {
      objects
      issues
      bytes
      bytesUnderstood
      integrity
      damage
      mayLackObjects
    }
    issues(first: 100) {
      nodes {
        message
        count
      }
    }
    objects(where: {hasPosition: {eq: true}}, first: 0) {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SaveHealthQuery, SaveHealthQueryVariables>;
export const SavePlacesDocument = new TypedDocumentString(`
    query SavePlaces($slug: ID!) {
  save(id: $slug) {
    slug
    objects(where: {hasPosition: {eq: true}}, first: 0) {
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SavePlacesQuery, SavePlacesQueryVariables>;
export const SelectionTotalsDocument = new TypedDocumentString(`
    query SelectionTotals($save: ID!, $where: ObjectFilter!) {
  save(id: $save) {
    objects(where: $where) {
      totalCount
      groups(by: [{field: CLASS}], first: 12) {
        totalCount
        nodes {
          keys
          count
          objects(first: 1) {
            nodes {
              class {
                title
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SelectionTotalsQuery, SelectionTotalsQueryVariables>;
export const SaveVersionDocument = new TypedDocumentString(`
    query SaveVersion($save: ID!) {
  save(id: $save) {
    stale
    savedAt
    files {
      bytes
    }
  }
}
    `) as unknown as TypedDocumentString<SaveVersionQuery, SaveVersionQueryVariables>;
export const SaveChangesDocument = new TypedDocumentString(`
    subscription SaveChanges {
  saveChanged {
    kind
    save {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<SaveChangesSubscription, SaveChangesSubscriptionVariables>;