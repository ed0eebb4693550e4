import { shapesOf } from './svg-shapes.ts';

/** `Icon.astro` for islands. An island imports the files of its icons, so it loads no others. */
export function IslandIcon({ svg, className = '' }: { svg: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`.trimEnd()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(svg) }}
    />
  );
}
