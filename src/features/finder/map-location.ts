/** A location as the finder's map knows it. */
export interface MapLocation {
  id: string;
  name: string;
  /** In one line. */
  address: string;
  phone?: { label: string; href: string };
  /** Its page. */
  href: string;
  lat?: number;
  lng?: number;
  /** Google's name for it, to ask where it is. */
  placeId?: string;
}
