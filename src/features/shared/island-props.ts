/** The props of an island without keys that are undefined, which Astro would write into the page. */
export function islandProps<Props extends object>(props: Props): Props {
  return JSON.parse(JSON.stringify(props)) as Props;
}
