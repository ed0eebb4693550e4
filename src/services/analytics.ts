declare global {
  interface Window {
    gtag?: unknown;
  }
}

/** What the page that a QR code opens reports of its form, and every form for a restaurant of a failure. */
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

/** What a visit reports to the brand's own analytics, by event. */
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
