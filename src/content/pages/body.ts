import type { Site } from '#schema/site.ts';
import { type AccessibilityContent, accessibilityPageOf } from './accessibility.ts';
import { type AllergensContent, allergensPageOf } from './allergens.ts';
import { type CareersContent, careersPageOf } from './careers.ts';
import { type CateringContent, cateringPageOf } from './catering.ts';
import { type ContactPageContent, contactPageOf } from './contact.ts';
import { type FeedbackPageContent, feedbackPageOf } from './feedback.ts';
import { type FranchisePageContent, franchisePageOf } from './franchise.ts';
import { type HomeContent, homeOf } from './home/home.ts';
import { type PrivacyContent, privacyOf, type TermsContent, termsOf } from './legal.ts';
import { type LocationContent, locationPageOf } from './location.ts';
import { type LocationsContent, locationsPageOf } from './locations.ts';
import { type MediaPageContent, mediaPageOf } from './media-inquiries.ts';
import { type MenuContent, menuOf } from './menu.ts';
import { type MenuBoardContent, menuBoardOf } from './menu-board.ts';
import { allergenCardOf, type CardContent, feedbackQrPageOf, menuCardOf } from './qr-cards.ts';
import { type NotFoundContent, notFoundOf } from './not-found.ts';
import { type OffersContent, offersPageOf } from './offers.ts';
import type { PageName, Route } from '#core/routes/routes.ts';

/** What stands between header and footer of each kind of page. */
export interface Bodies {
  home: HomeContent;
  menu: MenuContent;
  'location-menu': MenuContent;
  'menu-board': MenuBoardContent;
  'menu-qr': CardContent;
  allergens: AllergensContent;
  'allergens-qr': CardContent;
  locations: LocationsContent;
  location: LocationContent;
  catering: CateringContent;
  offers: OffersContent;
  careers: CareersContent;
  contact: ContactPageContent;
  'media-inquiries': MediaPageContent;
  franchise: FranchisePageContent;
  terms: TermsContent;
  privacy: PrivacyContent;
  accessibility: AccessibilityContent;
  feedback: FeedbackPageContent;
  'feedback-qr': CardContent;
  'not-found': NotFoundContent;
}

/** A route, and what its page says: all that title, description and structured data are made from. */
export type RouteWithBody = {
  [Name in PageName]: Extract<Route, { page: Name }> & { body: Bodies[Name] };
}[PageName];

export function withBody(site: Site, route: Route): RouteWithBody {
  switch (route.page) {
    case 'home':
      return { ...route, body: homeOf(site) };
    case 'menu':
      return { ...route, body: menuOf(site) };
    case 'location-menu':
      return { ...route, body: menuOf(site, route.location) };
    case 'menu-board':
      return { ...route, body: menuBoardOf(site, route.location) };
    case 'menu-qr':
      return { ...route, body: menuCardOf(site, route.location) };
    case 'allergens':
      return { ...route, body: allergensPageOf(site, route.location) };
    case 'allergens-qr':
      return { ...route, body: allergenCardOf(site, route) };
    case 'locations':
      return { ...route, body: locationsPageOf(site) };
    case 'location':
      return { ...route, body: locationPageOf(site, route.location) };
    case 'catering':
      return { ...route, body: cateringPageOf(site) };
    case 'offers':
      return { ...route, body: offersPageOf(site) };
    case 'careers':
      return { ...route, body: careersPageOf(site) };
    case 'contact':
      return { ...route, body: contactPageOf(site) };
    case 'media-inquiries':
      return { ...route, body: mediaPageOf(site) };
    case 'franchise':
      return { ...route, body: franchisePageOf(site) };
    case 'terms':
      return { ...route, body: termsOf(site) };
    case 'privacy':
      return { ...route, body: privacyOf(site) };
    case 'accessibility':
      return { ...route, body: accessibilityPageOf(site) };
    case 'feedback':
      return { ...route, body: feedbackPageOf(site) };
    case 'feedback-qr':
      return { ...route, body: feedbackQrPageOf(site, route.location) };
    case 'not-found':
      return { ...route, body: notFoundOf(site) };
  }
}
