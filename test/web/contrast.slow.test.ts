// Everybody can use every page: axe finds nothing wrong and nothing that it cannot judge, dark and light.

import { expect, it } from 'vitest';
import { mapDrawn } from './browser.ts';
import { describePage } from './served-page.ts';

const CONSTRUCTOR = 'Persistent_Level%3APersistentLevel.Build_ConstructorMk1_C_1';
/** The rules that depend on the colours of a page; all the others find the same in dark and in light. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Pages, and a text or heading of each that comes last. */
const PAGES = [
  ['/', 'Unreal Engine 3 packages'],
  ['/nowhere', 'There is nothing at this address.'],
  ['/save/little-factory/map', 'Colour by'],
  [`/save/little-factory/map?object=${CONSTRUCTOR}`, 'Follow upstream'],
  ['/save/little-factory/map?panel=places', 'Nitrogen Gas'],
  ['/save/little-factory/map?panel=traffic', 'Route'],
  ['/save/little-factory/map?since=little-factory-earlier', 'added'],
  ['/save/powered-base/map', 'There is no map of this save'],
  ['/save/little-factory/dashboard', 'Most frequent classes'],
  ['/save/hollowmere/dashboard', 'Most frequent classes'],
  ['/save/palworld-server/dashboard', 'Most frequent classes'],
  ['/save/20221101120000-2-1/dashboard', 'Most frequent classes'],
  ['/save/unreal3/dashboard', 'Most frequent classes'],
  ['/save/little-factory/explorer', 'Add column'],
  ['/save/hollowmere/explorer?tab=tree', 'json'],
  [`/save/little-factory/explorer?tab=references&object=${CONSTRUCTOR}`, 'As saved'],
  ['/save/little-factory/explorer?tab=classes&class=Build_ConstructorMk1_C', 'mCurrentRecipe'],
  ['/save/little-factory/compare?with=little-factory-earlier', 'Every object that differs'],
] as const;

describePage('everybody can use', (browsed) => {
  const { open, axe, expectQuiet } = browsed;

  it.each(PAGES)('%s', async (address, text) => {
    const { page } = browsed;
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(address);
    await page.getByText(text).first().waitFor();
    if (address.includes('/map') && !address.includes('powered')) await mapDrawn(page);
    // What is folded is read, too.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(['dark', await axe()]).toEqual(['dark', []]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(['light', await axe(page, COLORS)]).toEqual(['light', []]);
    expectQuiet();
  });
});
