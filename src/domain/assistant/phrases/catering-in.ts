import type { PageTexts } from '../../texts/types.ts';

/** What an answer has of the page for catering, in one language. */
export function cateringIn({
  cateringPage: { lede, notOnline, giveCall, pickup, delivery, live, hall, truck },
}: Pick<PageTexts, 'cateringPage'>) {
  const services = { pickup: pickup.title, delivery: delivery.title, live: live.title, hall: hall.title };
  return { lede, notOnline, giveCall, ...services, truck: truck.title };
}
