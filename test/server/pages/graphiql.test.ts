// GraphiQL, as a browser would take it: what its policy lets run, and what it begins with.

import { createHash } from 'node:crypto';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { graphiqlPage } from '../../../src/server/pages/graphiql.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const { url, query } = await serveSaves({ 'a.sav': fakeSave('A', ['x C']) }, [fakeFormat]);

describe('its policy', () => {
  it('names its scripts by their hashes', async () => {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const policy = response.headers.get('content-security-policy')!;
    const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, text] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
    }
    expect(policy).toMatch(/script-src 'sha256-[^;]*;/);
    expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
    expect(policy).toContain("style-src 'unsafe-inline'");
  });
});

describe('the page', async () => {
  const { html, policy } = await graphiqlPage();
  const directives = new Map(
    policy.split('; ').map((text): [string, string[]] => {
      const [name, ...values] = text.split(' ');
      return [name!, values];
    }),
  );

  it('asks no other site for anything', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    for (const [name, values] of directives) {
      expect([name, values.filter((value) => /^https?:|^\*|^'unsafe-eval'/.test(value))]).toEqual([name, []]);
    }
    // Scripts, styles and pictures that a browser would fetch.
    const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, (text) =>
      text.slice(0, text.indexOf('>') + 1),
    );
    const fetched = [...tags.matchAll(/<(?:script|img|iframe|link)\b[^>]*?\b(?:src|href)="([^"]*)"/g)];
    expect(fetched.map(([, address]) => address).filter((address) => !address!.startsWith('data:'))).toEqual(
      [],
    );
  });

  it('is in no frame of another page, and sends no form', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'none'"]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
  });

  it('begins with a query that is answered', async () => {
    const text = /"defaultQuery":("(?:[^"\\]|\\.)*")/.exec(html)![1]!;
    const first = JSON.parse(text) as string;
    expect(validate(createSchema(), parse(first))).toEqual([]);
    const { body } = await query(first);
    expect(body.data.saves).toMatchObject({
      totalCount: 1,
      nodes: [{ slug: 'a', title: 'A', state: 'LISTED' }],
    });
  });

  it('is made once', async () => {
    expect(await graphiqlPage()).toBe(await graphiqlPage());
  });
});
