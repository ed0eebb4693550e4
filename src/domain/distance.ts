/** `formatDistance(0.4) // "400 m"`, `formatDistance(1.25) // "1.3 km"` (specification, section 9). */
export function formatDistance(kilometres: number): string {
  return kilometres < 1 ? `${Math.round(kilometres * 1000)} m` : `${kilometres.toFixed(1)} km`;
}
