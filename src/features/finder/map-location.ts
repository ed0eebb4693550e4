/** A location as the finder's map knows it. */
export interface MapLocation {
  id: string;
  name: string;
  /** The address in one line. */
  address: string;
  phone?: { label: string; href: string };
  /** The path of its page. */
  href: string;
  lat?: number;
  lng?: number;
  /** Google's id of the place, to ask for its coordinates. */
  placeId?: string;
}
