// Bodies of reflection objects: classes, functions, states, structs, enums, constants and properties. Source:
// docs/formats/unreal3.md, section on reflection.

import { SCRIPT_LABEL } from '../script/script-reader.ts';
import { CLASS_FLAGS, FUNCTION_FLAGS, PROPERTY_FLAGS, STATE_FLAGS, STRUCT_FLAGS } from '../tables/flags.ts';
import { VERSION, XCOM_2 } from '../versions.ts';
import type { BodyReader } from './body-reader.ts';

/**
 * What a body was written for, which nothing in the package states. `source`: everything. `cooked`: without
 * what only the editor's class browser uses. `stripped`: also without source texts (consoles, and Mass Effect
 * 3 on PC).
 */
export type BodyForm = 'source' | 'cooked' | 'stripped';

/** Reads one body to its end, or throws. */
export type BodyLayout = (body: BodyReader, form: BodyForm) => void;

const FUNCTION_FLAG_NET = 0x40;
const PROPERTY_FLAG_NET = 0x20;

function readField(body: BodyReader): void {
  if (body.version < VERSION.structSuper) body.object('super', 'SUPER');
  body.object('next');
}

/** Functions, states, classes and structs: members, source, byte code. */
function readStruct(body: BodyReader, form: BodyForm): void {
  readField(body);
  if (body.version >= VERSION.structSuper) body.object('super', 'SUPER');
  if (form !== 'stripped') body.object('scriptText');
  body.object('children', 'CHILD');
  if (form !== 'stripped') {
    body.object('cppText');
    body.i32('line');
    body.i32('textPosition');
  }
  const inMemory = body.i32('codeSize');
  body.code(SCRIPT_LABEL, codeSize(body, inMemory), inMemory);
}

/** Size of the byte code in the file; null where it is not stored. */
function codeSize(body: BodyReader, inMemory: number): number | null {
  if (body.version >= VERSION.codeSizeOnDisk) return body.i32('codeSizeOnDisk');
  return body.version < VERSION.wideCodeObjects ? inMemory : null;
}

const readFunction: BodyLayout = (body, form) => {
  readStruct(body, form);
  const nativeIndex = body.u16('nativeIndex');
  body.uses.native?.(nativeIndex);
  if (form !== 'stripped') body.u8('operatorPrecedence');
  const flags = body.flags32('functionFlags', FUNCTION_FLAGS);
  // Stripped ones have no offset, whatever their flags.
  if (form !== 'stripped' && flags & FUNCTION_FLAG_NET) body.u16('replicationOffset');
  if (form !== 'stripped') body.name('friendlyName');
};

const readState: BodyLayout = (body, form) => {
  readStruct(body, form);
  if (body.version >= VERSION.shortProbeMask) body.u32('probeMask');
  else {
    body.u64('probeMask');
    body.u64('ignoreMask');
  }
  body.u16('labelTableOffset');
  body.flags32('stateFlags', STATE_FLAGS);
  body.objectMap('functionMap');
};

const readClass: BodyLayout = (body, form) => {
  readState(body, form);
  const { version } = body;
  const { family } = body.of.summary.layout;
  body.flags32('classFlags', CLASS_FLAGS);
  if (version < VERSION.noPlatformByte) body.u8('platformFlags');
  body.object('within');
  body.name('configName');
  if (version < VERSION.hideCategoriesMoved) body.names('hideCategories');
  body.objectMap('components');
  body.objectPairs('interfaces', 'class', 'property');
  if (family === 'HAT_IN_TIME') body.names('hatNames');
  if (form === 'source') {
    if (version >= VERSION.dontSortCategories) body.names('dontSortCategories');
    if (version >= VERSION.hideCategoriesMoved) body.names('hideCategories');
    body.names('autoExpandCategories');
    if (version >= VERSION.autoCollapse) body.names('autoCollapseCategories');
    if (version >= VERSION.forceScriptOrder) body.i32('forceScriptOrder');
    if (version >= VERSION.classGroups) body.names('classGroups');
    if (version >= VERSION.nativeClassName) body.string('nativeClassName');
  }
  if (version >= VERSION.extraClassWord && version < VERSION.noExtraClassWord) body.i32('unknown');
  if (version >= VERSION.dllName) body.name('dllName');
  if (family === 'MASS_EFFECT') readMassEffectField(body);
  body.object('defaultObject');
  if (form === 'stripped') body.objects('virtualFunctions');
};

/** Mass Effect 1 and 2 keep this list when cooked; Mass Effect 3 has a word there that is always 0. */
function readMassEffectField(body: BodyReader): void {
  if (body.version < VERSION.dllName) body.names('autoExpandCategories');
  else body.i32('unknown');
}

const readEnum: BodyLayout = (body) => {
  readField(body);
  body.names('names');
};

const readConst: BodyLayout = (body) => {
  readField(body);
  body.string('value');
};

/** The source of a class, or its C++ block; both positions were 0 in all packages seen. */
const readTextBuffer: BodyLayout = (body) => {
  body.i32('position');
  body.i32('top');
  body.string('text');
};

/** Fields that all properties share; `stripped` ones have no category. */
function readProperty(body: BodyReader, form: BodyForm): void {
  readField(body);
  body.i32('arrayDimension');
  const flags = body.flags64('propertyFlags', PROPERTY_FLAGS);
  const { family, licensee } = body.of.summary.layout;
  if (family === 'XCOM_2' && licensee >= XCOM_2.configNames) body.name('configName');
  if (form !== 'stripped') {
    body.name('category');
    if (body.version >= VERSION.arrayEnum) body.object('arrayEnum');
  }
  if (flags & PROPERTY_FLAG_NET) body.u16('replicationOffset');
}

/** A property type with these object fields. */
const property =
  (...objects: readonly string[]): BodyLayout =>
  (body, form) => {
    readProperty(body, form);
    for (const name of objects) body.object(name);
  };

/** By lower-case path of the class. */
export const BODIES: ReadonlyMap<string, BodyLayout> = new Map<string, BodyLayout>([
  ['core.class', readClass],
  ['core.function', readFunction],
  ['core.state', readState],
  ['core.enum', readEnum],
  ['core.const', readConst],
  ['core.textbuffer', readTextBuffer],
  ['core.intproperty', property()],
  ['core.floatproperty', property()],
  ['core.boolproperty', property()],
  ['core.strproperty', property()],
  ['core.nameproperty', property()],
  ['core.stringrefproperty', property()],
  ['core.biomask4property', property('enum')],
  ['core.byteproperty', property('enum')],
  ['core.objectproperty', property('objectClass')],
  ['core.componentproperty', property('objectClass')],
  ['core.interfaceproperty', property('interfaceClass')],
  ['core.structproperty', property('struct')],
  ['core.classproperty', property('objectClass', 'metaClass')],
  ['core.arrayproperty', property('inner')],
  ['core.mapproperty', property('key', 'value')],
  ['core.delegateproperty', property('function', 'sourceDelegate')],
]);

/** Struct bodies end in a second property list: the defaults. */
export function readScriptStruct(body: BodyReader, form: BodyForm): void {
  readStruct(body, form);
  body.flags32('structFlags', STRUCT_FLAGS);
}
