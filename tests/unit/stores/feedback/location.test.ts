import { describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from '../../../../src/domain/feedback/feedback-form.ts';
import {
  CHAIN,
  EAST,
  FAILED,
  type Form,
  makeChain,
  makeForm,
  WEST,
  withFakeTimers,
} from '../../../support/feedback-form.ts';

withFakeTimers();

describe('the location', () => {
  test('is no question where there is one, nor for a website', () => {
    const { open, changeLocation, state } = makeForm(CHAIN);
    open('website');
    expect(state().location?.id).toBe('kumo');
    changeLocation();
    expect(state().location?.id).toBe('kumo');
  });

  test.each(['restaurant', 'callback'] as const)('has to be chosen for %s where there are several', async (kind) => {
    const { open, state, chooseLocation, edit, send, sends } = await makeChain();
    open(kind);
    expect(state()).not.toHaveProperty('location');
    edit({ contactPhone: '416 555 0188' });
    await send();
    expect(sends).toEqual([]);
    chooseLocation(EAST);
    expect(state().location).toEqual(EAST);
  });

  test.each([
    ['before', (form: Form) => form.loadLocations().then(() => form.open('restaurant', 'west'))],
    ['after', (form: Form) => (form.open('restaurant', 'west'), form.loadLocations())],
  ])('that was asked for is found when the list came %s', async (_, come) => {
    const form = makeForm(CHAIN);
    await come(form);
    expect(form.state().location).toEqual(WEST);
  });

  test('that nobody knows is a choice', async () => {
    const { open, state } = await makeChain();
    open('restaurant', 'north');
    expect(state()).not.toHaveProperty('location');
  });

  test('that something was written about comes back with it, unless another was asked for', async () => {
    const { open, drafts, state } = await makeChain();
    const form = { ...EMPTY_FORM, message: 'Cold soup' };
    drafts.set('restaurant west', { form, step: 4 });
    open('restaurant');
    expect(state()).toMatchObject({ location: WEST, form, step: 4 });
    open('callback');
    expect(state()).not.toHaveProperty('location');
    open('restaurant', 'east');
    expect(state()).toMatchObject({ location: EAST, form: EMPTY_FORM });
  });

  test.each<[string, (form: Form) => void]>([
    ['after asking for others', ({ changeLocation }) => changeLocation()],
    ['at once', () => {}],
  ])('can be changed %s, which keeps the text and moves the draft', async (_, ask) => {
    const form = await makeChain();
    form.open('restaurant');
    form.chooseLocation(EAST);
    form.edit({ message: 'Cold soup' });
    ask(form);
    expect(form.drafts.get('restaurant east')?.form.message).toBe('Cold soup');
    form.chooseLocation(WEST);
    expect(form.state()).toMatchObject({ location: WEST, form: { message: 'Cold soup' } });
    expect([...form.drafts.keys()]).toEqual(['restaurant west']);
  });

  test('that is chosen again changes nothing, the id of a try included', async () => {
    const form = await makeChain();
    const { open, chooseLocation, changeLocation, chooseNature, edit, send, answer, sends, drafts, state } = form;
    open('restaurant');
    chooseLocation(EAST);
    chooseNature('other');
    edit({ message: 'Cold soup' });
    await send();
    await answer(FAILED);
    const before = { state: state(), drafts: [...drafts] };
    changeLocation();
    expect(state()).not.toHaveProperty('location');
    chooseLocation(EAST);
    expect({ state: state(), drafts: [...drafts] }).toEqual(before);
    await send();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });

  test('with a draft of its own gives it back to a form without a message', async () => {
    const { open, chooseLocation, rate, drafts, state } = await makeChain();
    open('restaurant', 'east');
    rate(5);
    drafts.set('restaurant west', { form: { ...EMPTY_FORM, message: 'Cold soup' }, step: 4 });
    chooseLocation(WEST);
    expect(state()).toMatchObject({ location: WEST, form: { message: 'Cold soup' }, step: 4 });
    expect(drafts.size).toBe(1);
  });

  test('makes it another submission', async () => {
    const { open, chooseLocation, chooseNature, send, answer, sends } = await makeChain();
    open('restaurant');
    chooseLocation(EAST);
    chooseNature('other');
    await send();
    await answer(FAILED);
    chooseLocation(WEST);
    await send();
    expect(sends.map(({ id, restaurantId }) => [id, restaurantId])).toEqual([
      ['id-1', 'east'],
      ['id-2', 'west'],
    ]);
  });
});

describe('the list of locations', () => {
  test('is fetched once', async () => {
    const { loadLocations, fetchLocations, $locations } = makeForm(CHAIN);
    await Promise.all([loadLocations(), loadLocations()]);
    await loadLocations();
    expect(fetchLocations).toHaveBeenCalledExactlyOnceWith('/_data/form-locations.json');
    expect($locations.get()).toEqual({ state: 'ready', locations: [EAST, WEST] });
  });

  test('is not fetched where there is none', async () => {
    const { loadLocations, fetchLocations, $locations } = makeForm();
    await loadLocations();
    expect(fetchLocations).not.toHaveBeenCalled();
    expect($locations.get()).toEqual({ state: 'idle' });
  });

  test('that could not be fetched can be tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { loadLocations, fetchLocations, $locations, open, state } = makeForm(CHAIN);
    fetchLocations.mockRejectedValueOnce(new Error('offline'));
    open('restaurant', 'east');
    await loadLocations();
    expect($locations.get()).toEqual({ state: 'failed' });
    expect(warn).toHaveBeenCalledOnce();
    await loadLocations();
    expect(state().location).toEqual(EAST);
  });
});
