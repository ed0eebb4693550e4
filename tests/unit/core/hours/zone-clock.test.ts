import { describe, expect, test, vi } from 'vitest';
import { clockAt, instantOf } from '#core/hours/zone-clock.ts';
import { setTimeZoneData, writeZoneOffsets } from '#core/hours/zone-offsets.ts';

const minutes = (text: string) => Date.parse(`${text}Z`) / 60_000;
const instant = (text: string) => new Date(text).toISOString();

describe('clockAt', () => {
  test.each([
    ['America/Toronto', '2026-11-21T12:00:59Z', '2026-11-21T07:00'],
    ['Asia/Kathmandu', '2026-11-21T12:00Z', '2026-11-21T17:45'],
    ['Pacific/Apia', '2026-11-21T12:00Z', '2026-11-22T01:00'],
    ['Pacific/Kiritimati', '2026-12-31T10:00Z', '2027-01-01T00:00'],
    ['America/Toronto', '2026-11-01T06:00Z', '2026-11-01T01:00'],
  ])('%s at %s shows %s', (zone, at, shown) => {
    expect(clockAt(Date.parse(at), zone)).toBe(minutes(shown));
  });

  test('without a zone it is the clock of this machine', () => {
    const now = new Date('2026-11-21T12:00Z');
    expect(clockAt(now.getTime(), undefined)).toBe(now.getTime() / 60_000 - now.getTimezoneOffset());
  });
});

describe('instantOf', () => {
  test.each([
    ['an ordinary time', 'America/Toronto', '2026-11-21T07:00', '2026-11-21T12:00Z'],
    ['the last minute before the clock is put forward', 'America/Toronto', '2026-03-08T01:59', '2026-03-08T06:59Z'],
    ['a skipped time', 'America/Toronto', '2026-03-08T02:30', '2026-03-08T07:00Z'],
    ['later that day', 'America/Toronto', '2026-03-08T03:01', '2026-03-08T07:01Z'],
    ['a time that comes twice', 'America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30Z'],
    ['half an hour that comes twice', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z'],
    ['half an hour that is skipped', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30Z'],
    ['a midnight that comes a first time late', 'America/Nuuk', '2026-10-25T00:00', '2026-10-25T02:00Z'],
    ['an evening that is skipped, on the next day of UTC', 'America/Nuuk', '2026-03-28T23:30', '2026-03-29T01:00Z'],
    ['a midnight that is skipped', 'Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00Z'],
  ])('%s', (_, zone, shown, at) => {
    expect(instant(new Date(instantOf(minutes(shown), zone)).toISOString())).toBe(instant(at));
  });
});

describe('a zone of which the build has written', () => {
  const quarter = (text: string) => Date.parse(text) / 900_000;
  const learn = (zone: string) =>
    setTimeZoneData(
      writeZoneOffsets([
        [
          zone,
          [
            { offset: -32, until: quarter('2026-03-08T10:00Z') },
            { offset: -28, until: quarter('2030-01-01T00:00Z') },
          ],
        ],
      ]),
    );

  test.each([
    ['2026-03-08T09:59Z', '2026-03-08T01:59'],
    ['2026-03-08T10:00Z', '2026-03-08T03:00'],
    ['2026-11-01T09:00Z', '2026-11-01T02:00'],
    ['2027-01-15T12:00:59Z', '2027-01-15T05:00'],
  ])('needs nothing of this machine at %s', (at, shown) => {
    learn('Story/Vancouver');
    vi.stubGlobal('Intl', undefined);
    expect(clockAt(Date.parse(at), 'Story/Vancouver')).toBe(minutes(shown));
    expect(instantOf(minutes(shown), 'Story/Vancouver')).toBe(Date.parse(at.slice(0, '2026-03-08T09:59'.length) + 'Z'));
  });

  test('is what this machine knows of it when the page is older than that', () => {
    learn('Etc/GMT+3');
    const clockOn = (at: string) => clockAt(Date.parse(at), 'Etc/GMT+3');
    expect(clockOn('2029-12-31T23:59Z')).toBe(minutes('2029-12-31T16:59'));
    expect(clockOn('2030-01-01T00:00Z')).toBe(minutes('2029-12-31T21:00'));
  });

  test('and no other one is changed', () => {
    learn('Etc/GMT+4');
    expect(clockAt(Date.parse('2026-11-21T12:00Z'), 'Etc/GMT+5')).toBe(minutes('2026-11-21T07:00'));
  });
});
