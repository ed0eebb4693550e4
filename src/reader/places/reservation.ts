import { problemOfReservation, reservationPage } from '#core/links/reservation.ts';
import type { Reservation } from '#schema/reservation.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** The reservation service of a brand or a location, and where its link leads: a link of its own, else the page there. */
export function readReservation(
  { reservation, reservationLink }: { reservation?: Reservation; reservationLink?: string },
  context: ReadContext,
): { reservation?: Reservation; reservationLink?: string } {
  if (reservation === undefined) return { reservationLink };
  const wrong = problemOfReservation(reservation);
  if (wrong === undefined) return { reservation, reservationLink: reservationLink ?? reservationPage(reservation) };
  const outcome = 'No page of a reservation service is known.';
  context.note(reservation, { value: reservation.id, problem: wrong.problem, outcome, example: wrong.form }, 'id');
  return { reservationLink };
}
