declare global {
  interface Window {
    gtag?: unknown;
  }
}

/** What a visit reports to the brand's own analytics, by event. */
interface Events {
  navigation_click: {
    navigation_name: string;
    link_url: string;
    link_type: 'internal' | 'external';
    page_location: string;
    page_title: string;
  };
}

/** Reports an event when the brand's code brought an analytics function (`window.gtag`); otherwise nothing happens. */
export function track<Name extends keyof Events>(name: Name, parameters: Events[Name]): void {
  if (typeof window.gtag === 'function') window.gtag('event', name, parameters);
}
