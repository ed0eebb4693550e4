import { beforeEach, describe, expect, test, vi } from 'vitest';
import { finderDataOf } from '#content/finder/finder-data.ts';
import { EMPTY_QUERY } from '#content/finder/finder-query.ts';
import {
  $locations,
  $position,
  $query,
  ask,
  change,
  clearFilters,
  loadLocations,
  locate,
  toggle,
} from '#site/stores/finder.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const DATA = finderDataOf(makeSite(), [makeLocation({ services: ['Pickup', 'Delivery'] })]);

beforeEach(() => {
  $locations.set({ state: 'idle' });
  $position.set({ state: 'unknown' });
  $query.set(EMPTY_QUERY);
});

describe('locations', () => {
  test('are fetched once', async () => {
    const fetchLocations = vi.fn(() => Promise.resolve(DATA));
    await Promise.all([loadLocations(fetchLocations), loadLocations(fetchLocations)]);
    await loadLocations(fetchLocations);
    expect(fetchLocations).toHaveBeenCalledTimes(1);
    expect($locations.get().state).toBe('ready');
  });

  test('that could not be fetched can be tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await loadLocations(() => Promise.reject(new Error('offline')));
    expect($locations.get()).toEqual({ state: 'failed' });
    expect(warn).toHaveBeenCalledOnce();
    await loadLocations(() => Promise.resolve(DATA));
    expect($locations.get().state).toBe('ready');
  });
});

describe('the query', () => {
  test('loses what an old link asked for with the next choice', async () => {
    ask({ ...EMPTY_QUERY, services: ['Teleport'] });
    await loadLocations(() => Promise.resolve(DATA));
    expect($query.get().services).toEqual(['Teleport']);
    toggle('services', 'Pickup');
    expect($query.get().services).toEqual(['Pickup']);
    toggle('services', 'Pickup');
    expect($query.get().services).toEqual([]);
  });

  test('keeps its order when the filters are cleared', () => {
    change({ text: 'queen', isOpenNow: true, sort: 'name' });
    clearFilters();
    expect($query.get()).toEqual({ ...EMPTY_QUERY, sort: 'name' });
  });
});

describe('the position', () => {
  test('once known puts the nearest first', async () => {
    await locate(() => Promise.resolve({ latitude: 43, longitude: -79 }));
    expect($position.get()).toEqual({ state: 'known', at: { latitude: 43, longitude: -79 } });
    expect($query.get().sort).toBe('nearest');
  });

  test.each(['unsupported', 'denied', 'unavailable', 'timeout'] as const)(
    '%s changes nothing else',
    async (failure) => {
      await locate(() => Promise.resolve(failure));
      expect($position.get()).toEqual({ state: failure });
      expect($query.get()).toEqual(EMPTY_QUERY);
    },
  );

  test('is asked for once at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<'denied'>();
    const askPosition = vi.fn(() => promise);
    const first = locate(askPosition);
    await locate(askPosition);
    resolve('denied');
    await first;
    expect(askPosition).toHaveBeenCalledTimes(1);
  });
});
