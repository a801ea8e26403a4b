/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ClassFilter = {
  readonly and?: ReadonlyArray<ClassFilter> | null | undefined;
  readonly count?: NumberFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: ClassFilter | null | undefined;
  readonly or?: ReadonlyArray<ClassFilter> | null | undefined;
  readonly path?: TextFilter | null | undefined;
  readonly title?: TextFilter | null | undefined;
};

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

export type HistoryPeriod =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

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

export type KindFilter = {
  readonly eq?: ObjectKind | null | undefined;
  readonly in?: ReadonlyArray<ObjectKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: ObjectKind | null | undefined;
  readonly nin?: ReadonlyArray<ObjectKind> | null | undefined;
};

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

export type SaveFormat =
  | 'DARKEST_DUNGEON'
  | 'GVAS'
  | 'SATISFACTORY'
  | 'SLIME_RANCHER'
  | 'UNREAL_ENGINE_3'
  | 'XML';

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

export type ValueFilter = {
  readonly boolean?: BooleanFilter | null | undefined;
  readonly integer?: IntegerFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly reference?: ObjectFilter | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type FormatsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormatsQuery = { readonly saves: { readonly nodes: ReadonlyArray<{ readonly format: SaveFormat }> } | null };

export type ResourcesQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type ResourcesQuery = { readonly saves: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly format: SaveFormat, readonly savedAt: string | null }> } | null };

export type SavesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type SavesQuery = { readonly saves: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly format: SaveFormat, readonly game: string | null, readonly savedAt: string | null, readonly playSeconds: number | null, readonly isBackup: boolean, readonly units: { readonly length: string, readonly perMetre: number | null, readonly upAxis: string | null } }> } | null };

export type SaveQueryVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type SaveQuery = { readonly save: { readonly slug: string, readonly title: string, readonly format: SaveFormat, readonly game: string | null, readonly savedAt: string | null, readonly units: { readonly length: string, readonly perMetre: number | null, readonly upAxis: string | null } } | null };

export type CompareQueryVariables = Exact<{
  from: string | number;
  to: string | number;
  limit: number;
}>;


export type CompareQuery = { readonly diff: { readonly from: { readonly slug: string, readonly savedAt: string | null, readonly playSeconds: number | null }, readonly to: { readonly slug: string, readonly savedAt: string | null, readonly playSeconds: number | null }, readonly changes: { readonly text: ReadonlyArray<string> | null } | null, readonly added: { readonly totalCount: number, readonly by_class: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly count: number, readonly class: { readonly nodes: ReadonlyArray<{ readonly class: { readonly title: string | null, readonly name: string } }> } | null }> } | null } | null, readonly removed: { readonly totalCount: number, readonly by_class: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly count: number, readonly class: { readonly nodes: ReadonlyArray<{ readonly class: { readonly title: string | null, readonly name: string } }> } | null }> } | null } | null, readonly changed: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly moved: boolean, readonly what: { readonly title: string | null, readonly class: { readonly title: string | null, readonly name: string } }, readonly id: { readonly path: string }, readonly properties: ReadonlyArray<{ readonly path: string, readonly before: unknown, readonly after: unknown }> | null }> } | null } | null };

export type SearchQueryVariables = Exact<{
  save: string | number;
  item: string;
  limit: number;
}>;


export type SearchQuery = { readonly save: { readonly search: { readonly nodes: ReadonlyArray<{ readonly found_in: string, readonly object: { readonly name: string, readonly path: string, readonly class: { readonly name: string, readonly title: string | null } } }> } | null } | null };

export type HistoryQueryVariables = Exact<{
  save: string | number;
  figure: ReadonlyArray<string> | string;
  items?: ReadonlyArray<string> | string | null | undefined;
  sum?: boolean | null | undefined;
  every?: HistoryPeriod | null | undefined;
}>;


export type HistoryQuery = { readonly save: { readonly world: { readonly history: { readonly unread: number, readonly nodes: ReadonlyArray<{ readonly savedAt: string, readonly isFileTime: boolean, readonly slug: string, readonly branch: number, readonly figure: string, readonly item: string, readonly value: number }> } | null } | null } | null };

export type ChangesQueryVariables = Exact<{
  save: string | number;
  until?: string | null | undefined;
  since?: string | null | undefined;
  perWord?: number | null | undefined;
}>;


export type ChangesQuery = { readonly save: { readonly slug: string, readonly world: { readonly changes: { readonly text: ReadonlyArray<string> | null, readonly from: { readonly slug: string, readonly savedAt: string | null }, readonly to: { readonly slug: string, readonly savedAt: string | null } } | null } | null } | null };

export type NearestQueryVariables = Exact<{
  save: string | number;
  to?: PointInput | null | undefined;
  object?: string | number | null | undefined;
  where?: ObjectFilter | null | undefined;
  limit: number;
}>;


export type NearestQuery = { readonly save: { readonly nearest: { readonly nodes: ReadonlyArray<{ readonly distance: number, readonly object: { readonly name: string, readonly path: string, readonly class: { readonly name: string, readonly title: string | null }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } }> } | null } | null };

export type ClassesQueryVariables = Exact<{
  save: string | number;
  what: TextFilter;
}>;


export type ClassesQuery = { readonly save: { readonly classes: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly count: number }> } | null } | null };

export type PlaceQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type PlaceQuery = { readonly save: { readonly object: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly parent: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null } | null } | null };

export type SearchClassesQueryVariables = Exact<{
  save: string | number;
  where?: ClassFilter | null | undefined;
  limit: number;
  properties: number;
  details: boolean;
}>;


export type SearchClassesQuery = { readonly save: { readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly title: string | null, readonly path: string, readonly count: number, readonly properties?: ReadonlyArray<{ readonly name: string, readonly type: string, readonly count: number }> | null, readonly objects?: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly json: unknown }> } | null }> } | null } | null };

export type PropertiesQueryVariables = Exact<{
  save: string | number;
}>;


export type PropertiesQuery = { readonly save: { readonly classes: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly path: string, readonly count: number, readonly properties: ReadonlyArray<{ readonly name: string, readonly type: string, readonly count: number }> | null }> } | null } | null };

export type NearestClassQueryVariables = Exact<{
  save: string | number;
  name: string;
}>;


export type NearestClassQuery = { readonly save: { readonly class: { readonly name: string } | null } | null };
