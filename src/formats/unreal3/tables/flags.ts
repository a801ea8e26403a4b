// Names of the flags in packages, as text for users. Bits without a name are shown as hexadecimal numbers. Source:
// public readers of the format. Only the few that affect reading are measured (docs/formats/unreal3.md).

/** Names by bit, from the lowest; null for bits without a known name. */
export type FlagNames = readonly (string | null)[];

const words = (text: string): FlagNames =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => (word === '-' ? null : word));

export const FUNCTION_FLAGS = words(`
  Final Defined Iterator Latent PreOperator Singular Net NetReliable Simulated Exec Native Event Operator Static
  HasOptionalParms Const - Public Private Protected Delegate NetServer HasOutParms HasDefaults NetClient DLLImport`);

export const PROPERTY_FLAGS = words(`
  Edit Const Input ExportObject OptionalParm Net EditFixedSize Parm OutParm SkipParm ReturnParm CoerceParm Native
  Transient Config Localized - EditConst GlobalConfig Component AlwaysInit DuplicateTransient NeedCtorLink NoExport
  NoImport NoClear EditInline - - Deprecated DataBinding SerializeText RepNotify Interp NonTransactional EditorOnly
  NotForConsole RepRetry PrivateWrite ProtectedWrite Archetype EditHide EditTextBox - CrossLevelPassive
  CrossLevelActive`);

export const OBJECT_FLAGS = words(`
  - InSingularFunc StateChanged DebugPostLoad DebugSerialize DebugFinishDestroyed EdSelected ZombieComponent Protected
  ClassDefaultObject Archetype ForceTagExp TokenStreamAssembled MisalignedObject RootSet BeginDestroyed FinishDestroyed
  DebugBeginDestroyed MarkedByCooker LocalizedResource InitializedProps PendingFieldPatches IsCrossLevelReferenced - - -
  - - - - - Saved Transactional Unreachable Public TagImp TagExp Obsolete TagGarbage DisregardForGC PerObjectLocalized
  NeedLoad AsyncLoading NeedPostLoadSubobjects Suppress InEndState Transient Cooked LoadForClient LoadForServer
  LoadForEdit Standalone NotForClient NotForServer NotForEdit - NeedPostLoad HasStateFrame Native Marked ErrorShutdown
  PendingKill`);

export const CLASS_FLAGS = words(`
  Abstract Compiled Config Transient Parsed Localized SafeReplace Native NoExport Placeable PerObjectConfig
  NativeReplication EditInlineNew CollapseCategories Interface - - - - - - HasInstancedProps NeedsDefProps HasComponents
  Hidden Deprecated HideDropDown Exported Intrinsic NativeOnly PerObjectLocalized HasCrossLevelRefs`);

export const STATE_FLAGS = words('Editable Auto Simulated');

export const STRUCT_FLAGS = words(`
  Native Export HasComponents Transient Atomic Immutable StrictConfig ImmutableWhenCooked AtomicWhenCooked`);

export const EXPORT_FLAGS = words('ForcedExport');

export const PACKAGE_FLAGS = words(`
  AllowDownload ClientOptional ServerOnly Cooked Unsecure - - - - - - - - - - Need - ContainsMap - DisallowLazyLoading -
  ContainsScript ContainsDebugInfo RequireImportsAlreadyLoaded - StoredCompressed StoredFullyCompressed - - NoExportAllowed
  StrippedSource`);

/** The names of the bits that are set, lowest first. */
export function flagNames(low: number, high: number, names: FlagNames): string[] {
  const found: string[] = [];
  for (let bit = 0; bit < 64; bit++) {
    const half = bit < 32 ? low : high;
    if (((half >>> (bit & 31)) & 1) === 0) continue;
    found.push(names[bit] ?? `0x${(1n << BigInt(bit)).toString(16)}`);
  }
  return found;
}
