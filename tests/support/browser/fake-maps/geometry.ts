export type Position = google.maps.LatLngLiteral | { lat: () => number; lng: () => number };
export type Geometry = ReturnType<typeof makeGeometry>;

/** Runs in the page: positions, bounds, and where on a map they are. */
export function makeGeometry() {
  class LatLng {
    #lat: number;
    #lng: number;
    constructor(position: Position | number, lng = 0) {
      const literal = typeof position === 'number' ? { lat: position, lng } : literalOf(position);
      this.#lat = literal.lat;
      this.#lng = literal.lng;
    }
    lat = () => this.#lat;
    lng = () => this.#lng;
    toJSON = () => ({ lat: this.#lat, lng: this.#lng });
  }
  function literalOf({ lat, lng }: Position): google.maps.LatLngLiteral {
    return { lat: typeof lat === 'function' ? lat() : lat, lng: typeof lng === 'function' ? lng() : lng };
  }

  class LatLngBounds {
    south = 1;
    north = -1;
    west = 180;
    east = -180;
    constructor(southWest?: Position | google.maps.LatLngBoundsLiteral, northEast?: Position) {
      if (southWest && 'south' in southWest) Object.assign(this, southWest);
      else if (southWest) [southWest, northEast ?? southWest].forEach((position) => this.extend(position));
    }
    extend(position: Position): this {
      const { lat, lng } = literalOf(position);
      const isEmpty = this.south > this.north;
      Object.assign(this, {
        south: isEmpty ? lat : Math.min(this.south, lat),
        north: isEmpty ? lat : Math.max(this.north, lat),
        west: isEmpty ? lng : Math.min(this.west, lng),
        east: isEmpty ? lng : Math.max(this.east, lng),
      });
      return this;
    }
    contains(position: Position): boolean {
      const { lat, lng } = literalOf(position);
      const { west, east } = this;
      const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
      return lat >= this.south && lat <= this.north && isBetween;
    }
    getSouthWest = () => new LatLng(this.south, this.west);
    getNorthEast = () => new LatLng(this.north, this.east);
    toJSON = () => ({ south: this.south, west: this.west, north: this.north, east: this.east });
  }

  /** Pixels of the whole world at a zoom. */
  const project = (position: Position, zoom: number) => {
    const { lat, lng } = literalOf(position);
    const sine = Math.sin((lat * Math.PI) / 180);
    const size = 256 * 2 ** zoom;
    return {
      x: ((lng + 180) / 360) * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    };
  };
  const unproject = ({ x, y }: { x: number; y: number }, zoom: number) => {
    const size = 256 * 2 ** zoom;
    const lng = (x / size) * 360 - 180;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
    return { lat, lng: ((((lng + 180) % 360) + 360) % 360) - 180 };
  };

  return { LatLng, LatLngBounds, literalOf, project, unproject };
}
