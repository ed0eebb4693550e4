/** What a computed style can say of how an element looks, moves and answers. Sizes are not here: the boxes say them. */
export const PROPERTIES = `
  display visibility content-visibility position top right bottom left float clear z-index isolation
  box-sizing min-width min-height max-width max-height aspect-ratio contain container-type
  margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left
  border-top-width border-right-width border-bottom-width border-left-width
  border-top-style border-right-style border-bottom-style border-left-style
  border-top-color border-right-color border-bottom-color border-left-color
  border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
  border-collapse border-image-source -webkit-border-horizontal-spacing outline-color outline-offset outline-style outline-width
  background-attachment background-blend-mode background-clip background-color background-image background-origin
  background-position background-repeat background-size
  box-shadow opacity filter backdrop-filter mix-blend-mode clip-path
  mask-image mask-position mask-repeat mask-size mask-clip mask-composite mask-mode mask-origin
  transform translate rotate scale transform-origin perspective transform-style backface-visibility will-change
  flex-basis flex-direction flex-grow flex-shrink flex-wrap order
  align-content align-items align-self justify-content justify-items justify-self column-gap row-gap
  grid-auto-columns grid-auto-flow grid-auto-rows grid-column-end grid-column-start grid-row-end grid-row-start
  grid-template-areas grid-template-columns grid-template-rows
  column-count column-width column-fill column-span column-rule-color column-rule-style column-rule-width
  break-after break-before break-inside orphans widows print-color-adjust
  overflow-x overflow-y overflow-wrap overflow-anchor overflow-clip-margin overscroll-behavior-x overscroll-behavior-y
  scroll-behavior scroll-margin-top scroll-margin-right scroll-margin-bottom scroll-margin-left
  scroll-padding-top scroll-padding-right scroll-padding-bottom scroll-padding-left
  scroll-snap-align scroll-snap-stop scroll-snap-type scrollbar-color scrollbar-gutter scrollbar-width
  color color-scheme forced-color-adjust accent-color caret-color appearance field-sizing resize
  cursor pointer-events touch-action user-select -webkit-tap-highlight-color
  font-family font-feature-settings font-kerning font-optical-sizing font-size font-size-adjust font-stretch font-style
  font-synthesis-weight font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings font-weight
  -webkit-font-smoothing text-size-adjust letter-spacing line-height word-spacing
  text-align text-align-last text-decoration-color text-decoration-line text-decoration-skip-ink text-decoration-style
  text-decoration-thickness text-underline-offset text-indent text-overflow text-shadow text-transform text-rendering
  text-wrap-mode text-wrap-style text-box-edge text-box-trim -webkit-line-clamp -webkit-text-fill-color
  -webkit-text-stroke-width hyphens initial-letter line-break white-space-collapse word-break
  direction unicode-bidi writing-mode vertical-align
  list-style-image list-style-position list-style-type counter-increment counter-reset content quotes
  table-layout caption-side empty-cells object-fit object-position image-rendering
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity
  stroke-width vector-effect shape-outside
  transition-behavior transition-delay transition-duration transition-property transition-timing-function
  animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count animation-name
  animation-timing-function animation-timeline view-transition-name
  position-area position-try-fallbacks interpolate-size
`
  .trim()
  .split(/\s+/);

const SIDES = ['top', 'right', 'bottom', 'left'];
const BACKGROUND = ['attachment', 'blend-mode', 'clip', 'origin', 'position', 'repeat', 'size'];
const MASK = ['position', 'repeat', 'size', 'clip', 'composite', 'mode', 'origin'];
const MOTION = ['delay', 'timing-function'];
const ANIMATION = ['delay', 'direction', 'duration', 'fill-mode', 'iteration-count', 'timing-function', 'timeline'];

/** Properties that say nothing as long as another one has a certain value: the style of a border that is not there. */
const IDLE: [properties: string[], while_: string, is: RegExp][] = [
  ...SIDES.map((side) => [[`border-${side}-style`, `border-${side}-color`], `border-${side}-width`, /^0px$/] as Idle),
  [['outline-color', 'outline-width', 'outline-offset'], 'outline-style', /^none$/],
  [BACKGROUND.map((name) => `background-${name}`), 'background-image', /^none$/],
  [MASK.map((name) => `mask-${name}`), 'mask-image', /^none$/],
  [MOTION.map((name) => `transition-${name}`), 'transition-duration', /^0s(, 0s)*$/],
  [['transition-property', 'transition-behavior'], 'transition-duration', /^0s(, 0s)*$/],
  [ANIMATION.map((name) => `animation-${name}`), 'animation-name', /^none$/],
  [['color', 'style', 'thickness'].map((name) => `text-decoration-${name}`), 'text-decoration-line', /^none$/],
  [['text-underline-offset', 'text-decoration-skip-ink'], 'text-decoration-line', /^none$/],
  [['column-rule-color', 'column-rule-style'], 'column-rule-width', /^0px$/],
  [['column-rule-color', 'column-rule-width'], 'column-rule-style', /^none$/],
  [['list-style-image', 'list-style-position', 'list-style-type'], 'display', /^(?!list-item)/],
  [['transform-origin'], 'transform', /^none$/],
  [['z-index', 'position-area', 'position-try-fallbacks'], 'position', /^static$/],
  // Of an absolute position the browser tells what came of it, which the box does, too.
  [['top', 'right', 'bottom', 'left'], 'position', /^(static|absolute|fixed)$/],
];
type Idle = (typeof IDLE)[number];

const idleBy = new Map<string, { by: string; is: RegExp }[]>();
for (const [properties, by, is] of IDLE)
  for (const property of properties) idleBy.set(property, [...(idleBy.get(property) ?? []), { by, is }]);

/** isIdle('border-top-color', valueOf) // true where the border has no width */
export function isIdle(property: string, valueOf: (property: string) => string): boolean {
  return (idleBy.get(property) ?? []).some(({ by, is }) => is.test(valueOf(by)));
}
