import { allergenText } from '../../menu/allergens.ts';
import { indexAfter } from '../../text/graphemes.ts';
import type { Knowledge, KnownLocation } from '../knowledge.ts';

/** The most characters of facts that a model gets. */
const LONGEST = 30_000;

/**
 * What the assistant knows, a line each, for a model that words the answers. Each line is JSON text, so that nothing in a configuration
 * can look like the end of the list or like an instruction outside of it. What matters to most comes first; whole lines are left out.
 */
export function factsText(knowledge: Knowledge, locations: readonly KnownLocation[]): string {
  let text = '';
  for (const fact of factsOf(knowledge, locations)) {
    const line = `${JSON.stringify(fact)}\n`;
    if (text.length + line.length > LONGEST) break;
    text += line;
  }
  return text;
}

function* factsOf(knowledge: Knowledge, locations: readonly KnownLocation[]): Generator<Record<string, unknown>> {
  const { name, description, contact, cuisines, items, offers, faqs, catering, offerCatalog, careers, giftCards } =
    knowledge;
  yield { restaurant: name, description, cuisines, phone: contact.phone?.label, email: contact.email?.label };
  yield { locations: knowledge.locations.length, told: locations.length };
  for (const location of locations) {
    const { addressLines, phone, email, services, features, deliveryAreas, timetables } = location.page();
    const hours = timetables.map(({ title, table }) => ({
      title,
      week: table?.days ?? 'not known',
      special: table?.special,
    }));
    yield { location: location.name, address: addressLines.join(', '), phone: phone?.label, email: email?.label };
    yield { location: location.name, hours };
    yield { location: location.name, services, features: features.map(({ title }) => title), deliveryAreas };
  }
  for (const { question, answer } of faqs) yield { question, answer };
  for (const location of locations)
    for (const { question, answer } of location.page().faqs) yield { location: location.name, question, answer };
  for (const { title, description: what, price, originalPrice, couponCode, lastDay, conditions } of [
    ...offers.deals,
    ...offers.discounts,
  ])
    yield {
      offer: title,
      description: what,
      price: price?.text,
      originalPrice,
      couponCode,
      lastDay: lastDay?.text,
      conditions,
    };
  if (offers.loyalty) yield { loyaltyProgram: offers.loyalty.title, description: offers.loyalty.description };
  yield { giftCards: giftCards !== undefined };
  if (catering.kind === 'page') yield { catering: catering.services.map(({ title }) => title), offered: offerCatalog };
  for (const { title, type, location } of careers.openings)
    yield { opening: title, type: type?.label, location: location?.label };
  for (const { name: item, category, description: text, price, diets, allergens, tag } of items) {
    yield {
      item,
      category: category.name,
      description: short(text),
      price: price?.text,
      marked: diets.map(({ label }) => label),
      allergens: allergens && allergenText(allergens),
      tag,
    };
  }
}

function short(text: string | undefined): string | undefined {
  return text?.slice(0, indexAfter(text, 300));
}
