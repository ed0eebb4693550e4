/** A place as the map shows it. */
export interface MapPlace {
  id: string;
  name: string;
  address: string;
  phone?: { label: string; href: string };
  /** Its page. */
  href: string;
  lat?: number;
  lng?: number;
  /** Where the coordinates are missing, the map's own service is asked for them. */
  placeId?: string;
}
