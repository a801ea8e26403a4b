// What the kernel asks of the reader in JavaScript, once for each new thing: the answers are remembered here.

/** The class with this path: its number in the graph. */
export declare function classOf(text: i32): i32;

/** A body of another version begins: the reader answers by `setVersion`. */
export declare function enterVersion(save: i32, migrates: i32): void;

/** The label below `label` of the field with this name. Labels are numbers. */
export declare function fieldOf(label: u32, text: i32): u32;

/** The label below `label` of a part (kernel-codes.ts). */
export declare function partOf(label: u32, part: u32): u32;

/** A label's number in the graph. */
export declare function graphLabel(label: u32): u32;

/** Address of the type of a struct with this name. */
export declare function structOf(text: i32): u32;

/** Address of the type of structs in a set or map (AS_ELEMENT...) under a label, of which classic tags do not say it. */
export declare function structInContainer(role: u32, owner: i32, label: u32): u32;

/** Address of the type that the complete type name between two offsets says; 0 when it says none. */
export declare function typeOf(at: u32, end: u32): u32;

/** Text of the path in the soft reference at an offset, which may name package and asset apart; -1 for an empty one. */
export declare function softTextAt(at: u32, packages: bool): i32;

/** What stands behind an object's properties. */
export declare function readTail(row: u32, at: u32, end: u32): void;
