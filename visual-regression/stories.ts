import type { Page } from '@playwright/test';
import { fakeBackend } from '../tests/support/browser/fake-backend.ts';
import { fakeMaps } from '../tests/support/browser/fake-maps.ts';
import { SAMPLES } from './pages.ts';

/** How to bring a page into states that a visitor brings it into. What it looks for has a role and a name: classes change. */
interface StateStory {
  /** Of its looks, each `<name>` or `<name> <step>`. */
  name: string;
  brands: string[];
  path: RegExp;
  devices: Device[];
  /** What has to be different before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  search?: string;
  /** Whether its picture is of the screen instead of the whole page. */
  isScreen?: boolean;
  act: (page: Page, look: (step?: string) => Promise<void>) => Promise<void>;
}

export type Device = 'phone' | 'desktop';

const CHAINS = ['kumo-ramen', 'night-owl-burgers'];
const UNTIDY = ['kitchen-sink', 'other-scripts'];
const BOTH: Device[] = ['phone', 'desktop'];
const FINDER = { path: /^\/locations\/$/, devices: BOTH };

export const STORIES: StateStory[] = [
  {
    name: 'menu open',
    brands: [...SAMPLES, ...UNTIDY],
    path: /^\/(menu\/)?$/,
    devices: ['phone'],
    act: async (page, look) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await look();
    },
  },
  {
    name: 'scrolled',
    brands: SAMPLES,
    path: /^\/$|^\/(menu|location)\/.|^\/(menu|careers|privacy-policy)\/$/,
    devices: BOTH,
    isScreen: true,
    act: async (page, look) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await look();
    },
  },
  {
    name: 'feedback',
    brands: SAMPLES,
    path: /^\/offers\/$/,
    devices: BOTH,
    prepare: (page) => fakeBackend(page, [{ status: 500, json: {} }, {}]),
    act: async (page, look) => {
      await page.getByRole('button', { name: 'FEEDBACK' }).click();
      await look('choices');
      await page.getByRole('button', { name: /Restaurant Feedback/ }).click();
      await answerAndSend(page, look);
    },
  },
  {
    name: 'callback',
    brands: SAMPLES,
    path: /^\/offers\/$/,
    devices: BOTH,
    prepare: (page) => fakeBackend(page, [{ status: 500, json: {} }]),
    act: async (page, look) => {
      await page.getByRole('button', { name: 'FEEDBACK' }).click();
      await page.getByRole('button', { name: /Request Callback/ }).click();
      await chooseLocation(page);
      const phone = page.getByLabel('Phone');
      await phone.fill('call me');
      await phone.press('Tab');
      await look('with an error');
      await phone.fill('905 555 0142');
      await page.getByRole('button', { name: 'Request Callback' }).click();
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      await look('failed');
    },
  },
  {
    name: 'website feedback',
    brands: SAMPLES,
    path: /^\/offers\/$/,
    devices: BOTH,
    act: async (page, look) => {
      await page.getByRole('button', { name: 'FEEDBACK' }).click();
      await page.getByRole('button', { name: /Website Feedback/ }).click();
      await page.getByText('Excellent', { exact: true }).click();
      await look('rated');
    },
  },
  {
    name: 'feedback page',
    brands: [...SAMPLES, 'kitchen-sink'],
    path: /^\/feedback\/$/,
    devices: BOTH,
    prepare: (page) => fakeBackend(page, [{ status: 500, json: {} }, {}]),
    act: answerAndSend,
  },
  {
    name: 'form with errors',
    brands: SAMPLES,
    path: /^\/(catering|careers|media-inquiries|franchise)\/$/,
    devices: BOTH,
    act: async (page, look) => {
      const send = page.getByRole('main').getByRole('button', { name: /^Send/ });
      if ((await send.count()) === 0) return;
      await send.press('Enter');
      await page.getByRole('main').locator('[aria-invalid]').first().waitFor();
      await look();
    },
  },
  {
    name: 'finder',
    brands: [...CHAINS, ...UNTIDY],
    ...FINDER,
    act: async (page, look) => {
      const search = page.getByRole('searchbox');
      await search.waitFor();
      const choice = page.getByRole('main').locator('summary').first();
      await choice.click();
      await look('choices open');
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page.keyboard.press('Escape');
      await look('filtered');
      await search.fill('atlantis');
      await look('with nothing found');
    },
  },
  {
    name: 'finder popup',
    brands: CHAINS,
    path: FINDER.path,
    devices: ['desktop'],
    act: async (page, look) => {
      await page.getByRole('searchbox').fill('a');
      await page.getByRole('button', { name: 'Show the map' }).click();
      await page.getByRole('region', { name: 'Map' }).locator('[role=button]').first().press('Enter');
      await look();
    },
  },
  {
    name: 'finder without the visitor’s place',
    brands: CHAINS,
    ...FINDER,
    act: async (page, look) => {
      await page.getByRole('button', { name: 'Use my location' }).click();
      await page.getByText('Search by city or postal code instead.').waitFor();
      await look();
    },
  },
  {
    name: 'finder without data',
    brands: CHAINS,
    ...FINDER,
    prepare: (page) => page.route('**/_data/**', (route) => route.fulfill({ status: 404 })),
    act: async (page, look) => {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await look();
    },
  },
  {
    name: 'finder without a map',
    brands: CHAINS,
    ...FINDER,
    prepare: (page) => fakeMaps(page, { mode: 'blocked' }),
    act: async (page, look) => {
      await page.getByRole('button', { name: 'Show the map' }).click();
      await page.getByRole('heading', { name: 'Map Error' }).waitFor();
      await look();
    },
  },
  {
    name: 'picture enlarged',
    brands: [...SAMPLES, 'kitchen-sink'],
    path: /^\/location\//,
    devices: BOTH,
    act: async (page, look) => {
      const link = page.getByRole('link', { name: /^Enlarge picture/ }).first();
      if ((await link.count()) === 0) return;
      await link.click();
      await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
      await look();
    },
  },
  {
    name: 'openings filtered',
    brands: CHAINS,
    path: /^\/careers\/$/,
    devices: BOTH,
    act: async (page, look) => {
      await page.getByLabel('Type', { exact: true }).selectOption({ index: 1 });
      await look();
    },
  },
  {
    name: 'openings, none found',
    brands: CHAINS,
    path: /^\/careers\/$/,
    search: '?type=part-time&location=kumo-gastown&q=atlantis',
    devices: BOTH,
    act: (_, look) => look(),
  },
  {
    name: 'another tab',
    brands: [...CHAINS, 'kitchen-sink'],
    path: /^\/(contact\/)?$/,
    devices: BOTH,
    act: async (page, look) => {
      const tab = page.getByRole('tab').last();
      if ((await tab.count()) === 0) return;
      await tab.click();
      await look();
    },
  },
  {
    name: 'code copied',
    brands: SAMPLES,
    path: /^\/offers\/$/,
    devices: BOTH,
    act: async (page, look) => {
      const copy = page.getByRole('button', { name: /^Copy code/ }).first();
      if ((await copy.count()) === 0) return;
      await copy.click();
      await page
        .getByText(/copied$/)
        .first()
        .waitFor();
      await look();
    },
  },
];

/** From the choice of a location, where there is one, to the thanks; the first try fails. */
async function answerAndSend(page: Page, look: (step: string) => Promise<void>): Promise<void> {
  const isChoosing = page.getByLabel('Select Your Location');
  await isChoosing
    .or(page.getByText('Dissatisfied', { exact: true }))
    .first()
    .waitFor();
  if (await isChoosing.isVisible()) await look('location');
  await chooseLocation(page);
  await page.getByText('Dissatisfied', { exact: true }).click();
  await page.getByText('Wait time').waitFor();
  await look('rated');
  await page.getByText('Wait time').click();
  await page.getByText('Raise a complaint').click();
  await page.getByLabel('Email (optional)').fill('hana@kumo');
  await page.getByLabel('Phone (optional)').fill('call me');
  await page.getByLabel('Phone (optional)').press('Tab');
  await look('with errors');
  await page.getByLabel('Email (optional)').fill('hana@kumo.example');
  await page.getByLabel('Phone (optional)').fill('416 555 0100');
  const send = page.getByRole('button', { name: 'Send Feedback' });
  await send.click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await look('failed');
  await send.click();
  await page.getByRole('heading', { name: 'Thank You' }).waitFor();
  await look('thanks');
}

async function chooseLocation(page: Page): Promise<void> {
  const location = page.getByLabel('Select Your Location');
  await page.getByRole('group').or(page.getByLabel('Phone')).or(location).first().waitFor();
  if (await location.isVisible()) await location.selectOption({ index: 1 });
}
