/** The overview, Publish and what is planned. */
export const PUBLISH_STYLE = `
`;
