import { describe, expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';
import { findServiceLinks } from '#import/source/page-links.ts';

const HOME = 'https://www.rye.example/';
const link = (text: string, href = 'https://orders.example/rye') => ({ href, text });

describe('findServiceLinks', () => {
  test.each([
    'Order',
    'Order Online',
    'ORDER NOW »',
    'Order for pickup',
    'Start your order',
    'Commander',
    'Commandez en ligne',
    'Pedir en línea',
    'Pide ahora',
    'Haz tu pedido',
  ])('%s is a link for orders', (text) => {
    expect(findServiceLinks([link(text)], HOME)).toEqual({ orderingLink: 'https://orders.example/rye' });
  });

  test.each([
    'Reserve',
    'Book a table',
    'Reservations',
    'Réserver une table',
    'Réservation',
    'Reservar mesa',
    'Reservaciones',
  ])('%s is a link for reservations', (text) => {
    expect(findServiceLinks([link(text)], HOME)).toEqual({ reservationLink: 'https://orders.example/rye' });
  });

  test.each([
    link('Order of Canada'),
    link('In order to serve you'),
    link('Book club'),
    link('Order', 'tel:+19055550142'),
    link('Order', 'https://rye.example/order'),
    link('DoorDash', 'https://www.doordash.com/'),
    link('Toast', 'https://nottoasttab.com/rye'),
  ])('$text at $href is none', (each) => {
    expect(findServiceLinks([each], HOME)).toEqual({});
  });

  test.each([
    ['orderingLink', 'https://www.toasttab.com/rye'],
    ['orderingLink', 'https://rye.square.site/'],
    ['orderingLink', 'https://www.skipthedishes.com/rye'],
    ['reservationLink', 'https://www.opentable.ca/r/rye'],
    ['reservationLink', 'https://resy.com/cities/to/rye'],
    ['reservationLink', 'https://www.exploretock.com/rye'],
  ])('%s is known by its host: %s', (key, href) => {
    expect(findServiceLinks([link('', href)], HOME)).toEqual({ [key]: href });
  });

  test('words win over hosts, and a service of the restaurant over one that lists many', () => {
    const services = [link('', 'https://www.doordash.com/rye'), link('', 'https://www.toasttab.com/rye')];
    expect(findServiceLinks(services, HOME).orderingLink).toBe('https://www.toasttab.com/rye');
    expect(findServiceLinks([...services, link('Order online')], HOME).orderingLink).toBe('https://orders.example/rye');
  });

  test('its own order page on another host is one', () => {
    expect(findServiceLinks([link('Order', 'https://order.rye.example/')], HOME).orderingLink).toBe(
      'https://order.rye.example/',
    );
  });
});

describe('a page', () => {
  const pageOf = (node: object, links: string): string =>
    `<html><script type="application/ld+json">${JSON.stringify({ '@type': 'Restaurant', name: 'Rye', ...node })}</script>${links}`;
  const LINKS =
    '<a href="https://www.toasttab.com/rye"><span>Order</span> <b>Online</b></a><a href="https://resy.com/rye" aria-label="Reserve"><svg></svg></a>';

  test('gives the links that its JSON-LD lacks', () => {
    expect(importText(pageOf({}, LINKS)).configuration).toMatchObject({
      orderingLink: 'https://www.toasttab.com/rye',
      reservationLink: 'https://resy.com/rye',
    });
  });

  test('that a browser saved leads to its own site where the browser wrote its address', () => {
    const saved = `<!DOCTYPE html>\n<!-- saved from url=(0020)https://rye.example/ -->\n${pageOf({ logo: '/logo.png' }, '<a href="https://rye.example/order">Order</a>')}`;
    const { configuration } = importText(saved);
    expect(configuration).toMatchObject({ logo: 'https://rye.example/logo.png' });
    expect(configuration).not.toHaveProperty('orderingLink');
  });

  test('keeps those of its JSON-LD', () => {
    const potentialAction = { '@type': 'OrderAction', target: 'https://order.example/rye' };
    expect(importText(pageOf({ potentialAction }, LINKS)).configuration).toMatchObject({
      orderingLink: 'https://order.example/rye',
    });
  });
});
