// Rule: what web/ may import (docs/design.md, Folders): itself and a few packages, nothing from src/, no Node
// API. Games stay in their folders in web/games/: nothing else in web/ imports one or names a format.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const WEB = 'web';
const PACKAGES = [
  ...[
    'preact',
    'flatbush',
    'uplot',
    '@tanstack/virtual-core',
    'sigma',
    'graphology',
    'graphology-layout-forceatlas2',
  ],
  ...['@codemirror', '@lezer/highlight', 'cm6-graphql', 'graphql', 'graphql-language-service'],
];
/** Run by the build, not by the page. */
const BUILD_FILES = ['vite.config.ts'];
const GENERATED = /\.gen\.ts$/;
const IMPORTS = [
  /^[ \t]*(?:import|export)\b[^'";]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]/gm,
  /^[ \t]*import\s*['"](?<from>[^'"\n]+)['"]/gm,
  /\bimport\s*\(\s*['"](?<from>[^'"\n]+)['"]/g,
];

const formats = JSON.parse(readFileSync('src/formats/formats.json', 'utf8')).map(({ id }) => id);
const files = readdirSync(WEB, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !BUILD_FILES.includes(name) && !GENERATED.test(name));

const violations = files.flatMap((file) => {
  const text = readFileSync(join(WEB, file), 'utf8');
  return [...importViolations(file, text), ...nameViolations(file, text)];
});
for (const violation of violations) console.error(`${WEB}/${violation}`);
if (violations.length > 0) process.exitCode = 1;

function importViolations(file, text) {
  return IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ groups: { from } }) => {
    const complaint = from.startsWith('.')
      ? complaintAboutFile(file, posix.join(posix.dirname(file), from))
      : complaintAboutPackage(from);
    return complaint === undefined ? [] : [`${file} imports ${from}: ${complaint}`];
  });
}

function complaintAboutFile(file, target) {
  if (target.startsWith('../')) return `nothing outside ${WEB}/ may be imported`;
  const game = gameOf(target);
  return game !== undefined && gameOf(file) !== game
    ? 'games are found by web/games/registry.ts only'
    : undefined;
}

/** The folder in games/ that a file is in. */
function gameOf(file) {
  return /^games\/(?<game>[^/]+)\//.exec(file)?.groups.game;
}

function complaintAboutPackage(from) {
  const known = PACKAGES.some((name) => from === name || from.startsWith(`${name}/`));
  return known ? undefined : `web/ may not import packages but [${PACKAGES}]`;
}

function nameViolations(file, text) {
  if (gameOf(file) !== undefined) return [];
  const named = formats.filter((id) => new RegExp(`\\b${id}\\b`).test(text));
  return named.map((id) => `${file} names ${id}: what is about one format lies in web/games/`);
}
