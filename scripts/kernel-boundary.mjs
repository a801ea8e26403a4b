// Generates both sides of a kernel's boundary from its single description, boundary.json: records at fixed
// addresses, whose fields have names on both sides so that no arguments can be mixed up; the calls of the
// host; the questions that the kernel asks the host.
import { readFileSync } from 'node:fs';

/** Records are below this address, which a graph's memory leaves free. */
const FREE = 1024;
const WORD = 4;
/**
 * Types of arrays on the host's side; the kernel gets their address. In a record of columns, one field gives
 * the number of rows of all of them.
 */
const ARRAYS = {
  'u8[]': 'Uint8Array',
  'u16[]': 'Uint16Array',
  'u32[]': 'Uint32Array',
  'i32[]': 'Int32Array',
  'f64[]': 'Float64Array',
};
const HEAD =
  '// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.\n';

/**
 * The sources of both sides, the names of the host's calls, and the addresses of the first record and of the
 * end of the last.
 */
export function generateBoundary(path) {
  const { host, base, records: described, calls, asks } = JSON.parse(readFileSync(path, 'utf8'));
  let end = base;
  const records = Object.entries(described).map(
    ([name, { about, from, fields, columns: hasRows = false, read = [] }]) => {
      const all = Object.entries({ ...(hasRows ? { rows: 'u32' } : {}), ...fields });
      const at = end;
      end += all.length * WORD;
      return { name, about, from, at, hasRows, read, fields: all };
    },
  );
  if (end > FREE) throw new Error(`${path}: its records end at ${end}, behind ${FREE}`);
  return {
    kernel: kernelSide(records, asks, host),
    host: hostSide(records, calls, asks, host),
    calls: Object.keys(calls),
    begins: base,
    ends: end,
  };
}

function kernelSide(records, asks, host) {
  const asked = Object.entries(asks).map(
    ([name, { parameters, returns }]) =>
      `// @ts-ignore: decorator\n@external('${host}', '${name}')\n` +
      `export declare function ${name}(${list(parameters)}): ${returns ?? 'void'};\n`,
  );
  const classes = records.map(({ name, at, fields }) => {
    const lines = fields.map(([field, type]) => `  ${field}: ${type === 'i32' ? 'i32' : 'u32'};\n`);
    return (
      `@unmanaged\nexport class ${name} {\n${lines.join('')}}\n` +
      `export const ${variable(name)}: ${name} = changetype<${name}>(${at});\n`
    );
  });
  const free = `/** Memory before this address is for the records of kernels. */\nexport const FREE: u32 = ${FREE};\n`;
  return [HEAD, free, ...classes, ...asked].join('\n');
}

function hostSide(records, calls, asks, host) {
  const title = host[0].toUpperCase() + host.slice(1);
  const given = records.filter(({ from }) => from === 'host');
  const interfaces = given.map(({ name, about, fields }) => {
    const lines = fields
      .filter(([field]) => field !== 'rows')
      .map(([field, type]) => `  readonly ${field}: ${hostType(type)};\n`);
    return `/** ${about} */\nexport interface ${name} {\n${lines.join('')}}\n`;
  });
  const questions = Object.entries(asks).map(
    ([name, { about, parameters, returns }]) =>
      `  /** ${about} */\n  ${name}(asked: { ${list(mapTypes(parameters), '; ')} }): ${hostType(returns)};\n`,
  );
  return [
    HEAD,
    ...interfaces,
    `/** What the kernel asks. */\nexport interface ${title}Host {\n${questions.join('')}}\n`,
    importsSource(title, host, asks),
    kernelClass(title, given, records, calls),
  ].join('\n');
}

function importsSource(title, host, asks) {
  const lines = Object.entries(asks).map(([name, { parameters, returns }]) => {
    const names = Object.keys(parameters);
    const fields = names.map((name) => asField(name, toHost(name, parameters[name])));
    const answer = `host.${name}({ ${fields.join(', ')} })`;
    const typed = names.map((name) => `${name}: number`).join(', ');
    return `    ${name}: (${typed}) => ${returns === 'bool' ? `(${answer} ? 1 : 0)` : answer},\n`;
  });
  return (
    `/** Those questions as the kernel's imports. */\n` +
    `export function importsOf${title}(host: ${title}Host): WebAssembly.Imports {\n` +
    `  return {\n    ${host}: {\n${lines.map((line) => `  ${line}`).join('')}    },\n  };\n}\n`
  );
}

function kernelClass(title, given, records, calls) {
  const taken = new Set(Object.values(calls).map(({ takes }) => takes));
  const setters = given
    .filter(({ name }) => !taken.has(name))
    .map((record) => {
      const result = record.hasRows ? 'number' : 'void';
      const about = record.hasRows ? '  /** Returns how many rows all of them have room for. */\n' : '';
      return `${about}  set${record.name}(record: ${record.name}): ${result} {\n${writes(record)}  }\n`;
    });
  const methods = Object.entries(calls).map(([name, { about, takes, parameters = {}, returns }]) => {
    const record = records.find((candidate) => candidate.name === takes);
    if (takes !== undefined && record === undefined) throw new Error(`${name} takes no record: ${takes}`);
    const names = Object.keys(parameters);
    // The order of two parameters is easy to keep; more need a record.
    if (record?.hasRows) throw new Error(`${name} takes columns: set them apart`);
    if (names.length > 2) throw new Error(`${name} has ${names.length} parameters and no record`);
    const call = toHost(`this.#calls.${name}(${names.join(', ')})`, returns);
    const own = record ? `record: ${record.name}` : list(mapTypes(parameters));
    const body = `${record ? writes(record) : ''}    ${returns ? 'return ' : ''}${call};\n`;
    return `  /** ${about} */\n  ${name}(${own}): ${hostType(returns)} {\n${body}  }\n`;
  });
  const getters = records
    .filter(({ from }) => from === 'kernel')
    .flatMap(({ at, fields, read: fieldsRead }) =>
      fieldsRead.map((field) => {
        const i = fields.findIndex(([other]) => other === field);
        const type = fields[i][1];
        const read = toHost(`this.#memory.words[${at / WORD + i}]!`, type === 'u32' ? 'word' : type);
        return `  get ${field}(): ${hostType(type)} {\n    return ${read};\n  }\n`;
      }),
    );
  const names = Object.keys(calls).map((name) => `'${name}'`);
  const about = records.filter(({ from }) => from === 'kernel').map((one) => `${one.name}: ${one.about}`);
  return (
    `type Calls = Readonly<Record<${names.join(' | ')}, (...numbers: readonly number[]) => number>>;\n\n` +
    `/**\n * The kernel as the host sees it.\n * ${about.join('\n * ')}\n */\n` +
    `export class ${title}Kernel {\n` +
    `  readonly #memory: { readonly words: Uint32Array };\n` +
    `  readonly #calls: Calls;\n\n` +
    `  /** @param memory all of it as 32-bit words, as it is at any time */\n` +
    `  constructor(memory: { readonly words: Uint32Array }, exports: WebAssembly.Exports) {\n` +
    `    this.#memory = memory;\n` +
    // Properties of the exports themselves are slow to find.
    `    this.#calls = { ...exports } as Calls;\n  }\n\n` +
    `${[...methods, ...setters, ...getters].join('\n')}}\n`
  );
}

/** Statements that write a record to where the kernel reads it. */
function writes({ at, fields, hasRows }) {
  const columns = fields.filter(([, type]) => isArray(type)).map(([field]) => `record.${field}.length`);
  const lines = fields.map(([field, type], i) => {
    const value = hasRows && field === 'rows' ? 'rows' : toKernel(`record.${field}`, type);
    return `    words[${at / WORD + i}] = ${value};\n`;
  });
  const shortest = columns.length === 1 ? columns[0] : `Math.min(${columns.join(', ')})`;
  const rows = hasRows ? `    const rows = ${shortest};\n` : '';
  const end = hasRows ? '    return rows;\n' : '';
  return `    const { words } = this.#memory;\n${rows}${lines.join('')}${end}`;
}

function isArray(type) {
  return type in ARRAYS;
}

function hostType(type) {
  if (type === undefined) return 'void';
  return type === 'bool' ? 'boolean' : (ARRAYS[type] ?? 'number');
}

function toKernel(value, type) {
  if (isArray(type)) return `${value}.byteOffset`;
  return type === 'bool' ? `${value} ? 1 : 0` : value;
}

/** WebAssembly returns signed 32-bit numbers, while words of its memory are unsigned. */
function toHost(value, type) {
  if (type === 'bool') return `${value} !== 0`;
  return type === 'u32' ? `${value} >>> 0` : value;
}

function asField(name, value) {
  return name === value ? name : `${name}: ${value}`;
}

function mapTypes(parameters) {
  return Object.fromEntries(Object.entries(parameters).map(([name, type]) => [name, hostType(type)]));
}

function list(parameters, separator = ', ') {
  return Object.entries(parameters)
    .map(([name, type]) => `${name}: ${type}`)
    .join(separator);
}

function variable(name) {
  return name[0].toLowerCase() + name.slice(1);
}
