// Makes private members of large classes plain, in bundled code. V8 makes a dictionary of an object with many members with
// a `#` where garbage was collected while few of its class had been made: the seventh save that a thread read, and all
// after it, took up to twice as long.
import { parseAst } from 'rolldown/parseAst';

/** V8 leaves objects with so many fields as they are. */
const MOST_FIELDS = 12;

/** In as many characters, for the source map. */
export function withPlainMembers(code) {
  const letters = code.split('');
  const visit = (node, plain) => {
    if (node.type === 'PrivateIdentifier' && plain.includes(node.name)) letters[node.start] = '$';
    if (node.operator === 'in' && node.left.type === 'PrivateIdentifier')
      throw new Error(`#${node.left.name} in an object: there is no plain name for that`);
    const inside = node.body?.type === 'ClassBody' ? plainIn(node, plain) : plain;
    for (const child of Object.values(node).flat()) if (child?.type) visit(child, inside);
  };
  visit(parseAst(code), []);
  return letters.join('');
}

/** Which names are plain in a class: its own, if it is large, and those of classes around it. */
function plainIn({ superClass, body: { body } }, around) {
  const names = body.flatMap(({ key }) => (key?.type === 'PrivateIdentifier' ? key.name : []));
  const fields = body.filter(({ type, static: isStatic }) => type === 'PropertyDefinition' && !isStatic);
  // A class and one that extends it may have members of one name.
  const isLarge = superClass === null && fields.length > MOST_FIELDS;
  return isLarge ? [...around, ...names] : around.filter((name) => !names.includes(name));
}
