import { describe, expect, test } from 'vitest';
import { hostileText } from '../../../support/build/hostile.ts';
import { titled } from '../../../support/forms/form-story.ts';
import { EACH_STORY } from '../../../support/forms/form-stories.ts';
import { fc, runs } from '../../../support/random.ts';

describe.each(EACH_STORY)('the form of %s', (_, story) => {
  const { rules, schema, fields, entered, record, text, make } = story;
  const filled = { ...rules.empty, ...entered };

  test('has the fields that its schema says', () => {
    const said = Object.keys(fields).map((field) => {
      const { maxLength = '', isRequired } = rules.fields[field] ?? {};
      return [field, `${maxLength}${isRequired ? '!' : ''}`];
    });
    expect(Object.fromEntries(said)).toEqual(fields);
  });

  test('begins without a text and without a tick', () => {
    const { source: _source, brand_id: _brand, restaurant_id: _restaurant, ...asked } = rules.empty;
    expect(Object.values(asked).filter(Boolean)).toEqual([]);
  });

  test('is sent clean, with null for what was left empty', () => {
    expect(rules.errorsOf(filled)).toEqual({});
    expect(rules.recordOf(filled)).toStrictEqual(record);
    expect(schema.parse(record)).toEqual(record);
  });

  test('can’t be sent without what it requires, nor with a text that is too long', () => {
    for (const field of Object.keys(fields)) {
      const { maxLength, isRequired } = rules.fields[field] ?? {};
      const problemOf = (value: string | undefined) => rules.errorsOf({ ...filled, [field]: value })[field];
      if (isRequired && field in entered)
        expect(problemOf(typeof filled[field] === 'string' ? '' : undefined), field).toMatch(/^Please /);
      // The words for another event count only where the event is another one.
      if (maxLength !== undefined && field !== 'custom_event_type')
        expect(problemOf('1'.repeat(maxLength + 1)), field).toMatch(/^Please /);
    }
  });

  test.each(titled(story.sent ?? []))('sends what was entered: %s', (_title, [changes, sent]) => {
    expect(rules.errorsOf({ ...filled, ...changes })).toEqual({});
    expect(rules.recordOf({ ...filled, ...changes })).toMatchObject(sent);
  });

  test.each(titled(story.wrong))('says what is wrong: %s', (_title, [changes, errors]) => {
    expect(rules.errorsOf({ ...filled, ...changes })).toEqual(errors);
  });

  test('sends of any text what the backend takes, and no half characters', () => {
    fc.assert(
      fc.property(hostileText(), (written) => {
        const values = { ...filled, [text]: written };
        fc.pre(Object.keys(rules.errorsOf(values)).length === 0);
        const sent = rules.recordOf(values);
        expect(schema.parse(sent)).toEqual(sent);
        expect(JSON.stringify(sent)).not.toMatch(/\\ud[89a-f]|\\u0000/);
      }),
      runs(20),
    );
  });

  test.each(titled([{}, ...story.taken]))('has a schema that takes as it is %s', (_title, changes) => {
    const taken = make(changes);
    expect(schema.parse(taken)).toEqual(taken);
  });

  test.each(titled([...story.refused, ...(story.unknownToTable ?? [])]))(
    'has a schema that refuses %s',
    (_title, [changes, sentence, field = Object.keys(changes)[0]]) => {
      const issue = schema.safeParse(make(changes)).error?.issues[0];
      expect(issue).toBeDefined();
      // An unknown key is an error of the object that has it.
      if (issue?.code !== 'unrecognized_keys') expect(issue?.path.join('.')).toMatch(new RegExp(`^${field}`));
      if (sentence !== undefined) expect(issue?.message).toBe(sentence);
    },
  );
});
