// The site: pages that site/build.mjs has made, a search that works offline, and examples that are answered in the page.
import { defineConfig } from 'vitepress';

/** The folder that the site is served from. */
const BASE = process.env.DOCS_BASE ?? '/';

const link = (text: string, path: string) => ({ text, link: path });

export default defineConfig({
  title: 'Savegraph',
  description: 'One queryable graph over every game save',
  head: [['link', { rel: 'icon', href: `${BASE}icon.svg` }]],
  srcDir: 'pages',
  outDir: '../dist-docs',
  base: BASE,
  cleanUrls: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      {
        text: 'Start',
        items: [
          link('What it is', '/'),
          link('The page', '/web'),
          link('What players ask', '/views'),
          link('Worked queries', '/queries'),
        ],
      },
      {
        text: 'For',
        items: [
          link('authors of planners', '/guides/planner'),
          link('admins of servers', '/guides/server-admin'),
          link('streamers', '/guides/streamer'),
          link('modders', '/guides/modder'),
          link('data scientists', '/guides/data-scientist'),
          link('TypeScript developers', '/guides/typescript'),
        ],
      },
      {
        text: 'Use',
        items: [
          link('Clients', '/clients'),
          link('In a program', '/embedding'),
          link('Tables', '/bulk'),
          link('Language models', '/mcp'),
          link('Leave it running', '/deploy'),
          link('Uploads', '/uploads'),
          link('Metrics', '/metrics'),
          link('Grafana', '/grafana'),
          link('Ficsit Remote Monitoring', '/frm'),
          link('Thousands of saves', '/scale'),
          link('Facts of games', '/facts'),
        ],
      },
      {
        text: 'Reference',
        items: [
          link('Saves and objects', '/reference/core'),
          link('Satisfactory', '/reference/satisfactory'),
          link('Darkest Dungeon', '/reference/darkest-dungeon'),
          link('Slime Rancher', '/reference/slime-rancher'),
          link('Palworld', '/reference/palworld'),
          link('Unreal Engine 3', '/reference/unreal3'),
          link('Glossary', '/glossary'),
        ],
      },
      {
        text: 'Formats',
        items: [
          link('Satisfactory', '/formats/satisfactory'),
          link('Darkest Dungeon', '/formats/darkest-dungeon'),
          link('Slime Rancher', '/formats/slime-rancher'),
          link('GVAS (Unreal 4 and 5)', '/formats/gvas'),
          link('Unreal Engine 3', '/formats/unreal3'),
          link('XML (RimWorld and others)', '/formats/xml'),
          link('Formats and games of your own', '/plugins'),
        ],
      },
      {
        text: 'Inside',
        items: [
          link('Design', '/design'),
          link('Performance', '/performance'),
          link('Damaged files', '/reliability'),
        ],
      },
    ],
  },
  markdown: {
    // Braces are text, too.
    attrs: { disable: true },
    config(markdown) {
      // The documents have no HTML: `<x>` in them is text.
      markdown.disable(['html_block', 'html_inline']);
      const fence = markdown.renderer.rules.fence!;
      markdown.renderer.rules.fence = (tokens, at, ...rest) => {
        const code = fence(tokens, at, ...rest);
        const { info, content } = tokens[at]!;
        if (info.trim() !== 'graphql' || !/^\s*(?:\{|query\b)/.test(content)) return code;
        return `${code}<RunQuery query="${encodeURIComponent(content)}" />`;
      };
    },
  },
});
