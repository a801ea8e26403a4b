// A package that does what the fifth byte of a file says.

const told = (file) => String.fromCharCode(...file.head(5));
const deep = (levels) => ({ kind: 'list', items: levels > 0 ? [deep(levels - 1)] : [] });
const endless = () => {
  for (;;);
};
const fill = () => {
  const all = [];
  for (;;) all.push(new Array(1e5).fill(all.length));
};
const recurse = () => recurse() + 1;
export default {
  api: 1,
  id: 'HOSTILE',
  title: 'Hostile',
  extensions: ['.hos'],
  claim(files) {
    const own = files.filter((file) => told(file).startsWith('HOST'));
    if (own.some((file) => told(file) === 'HOSTc')) throw new TypeError('claims are broken');
    return own.map((file) => ({ name: file.path, files: [file] }));
  },
  header({ files: [file] }) {
    if (told(file) === 'HOSTh') throw new TypeError('headers are broken');
    if (told(file) === 'HOSTl') endless();
    return { title: file.path };
  },
  read([file], sink, { cursors }) {
    const [cursor] = cursors();
    const act = { r: recurse, t: () => null.x, m: fill }[told({ head: (n) => file.bytes.subarray(0, n) })[4]];
    act?.();
    for (const name of ['one', 'two']) {
      sink.span(sink.node('RECORD', sink.classOf(sink.texts.add('X')), sink.texts.add(name)), 0, cursor.left);
    }
  },
  decode(cursor, { node }) {
    const act = { d: () => deep(1000), e: () => null.x, v: recurse }[String.fromCharCode(cursor.take8(5)[4])];
    return [{ name: 'value', value: node === 1 && act ? act() : 7 }];
  },
};
