declare global {
  interface Window {
    gtag?: unknown;
  }
}

/** The steps of the form on the page that a QR code opens, and the failures of every form about a restaurant. */
export interface FeedbackEvents {
  'feedback.step_advanced': {
    step_id: 'rating_selected' | 'subtype_selected' | 'nature_selected';
    value: string | number;
    restaurant_id: string;
  };
  'feedback.submitted': {
    type: string;
    rating: number | null;
    sub_type: string | null;
    nature: string | null;
    restaurant_id: string;
    source: 'qr_code';
  };
  'feedback.failed': { type: string; restaurant_id: string };
}

/** The events reported to the brand's own analytics, with their parameters. */
interface Events extends FeedbackEvents {
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
