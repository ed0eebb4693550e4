import type { Site } from '../../model/site.ts';
import { contactWays, type LegalPage, type LegalSection, prose, updatedOn, websiteLink } from './legal-page.ts';

/** What `/accessibility-statement/` says: its sections are those of docs/behaviour.md#legal-pages, in that order. */
export function accessibilityOf(site: Site): LegalPage {
  return {
    title: 'Accessibility Statement',
    kicker: site.name,
    lede: 'Everyone should be able to read our menu, find us and get in touch. This is how we work on it.',
    website: websiteLink(site),
    updated: updatedOn(site.buildDate),
    sections: [
      commitment(site),
      FEATURES,
      ONGOING_EFFORTS,
      KNOWN_ISSUES,
      THIRD_PARTY_CONTENT,
      ASSISTIVE_TECHNOLOGIES,
      TECHNICAL_SPECIFICATIONS,
      feedback(site),
      ALTERNATIVE_ACCESS,
      UPDATES,
    ],
  };
}

function commitment(site: Site): LegalSection {
  return {
    id: 'commitment',
    heading: 'Our commitment',
    body: [
      prose`${site.name} is committed to making the website ${websiteLink(site)} accessible to everyone, people with disabilities included. We want it to meet the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA.`,
      'These guidelines explain how to make web content easier to use for people who see, hear, move, read or think in different ways. They make it better for all other visitors too.',
    ],
  };
}

const FEATURES: LegalSection = {
  id: 'features',
  heading: 'Accessibility features',
  body: [
    'This website is built with the following in mind:',
    {
      list: [
        'Text is resizable to 200% without losing content or function.',
        'Everything can be used with a keyboard alone, and you can always see where you are.',
        'A link at the top of each page skips straight to its content.',
        'Headings, lists and landmarks tell a screen reader how a page is built.',
        'Text and controls stand out clearly from their background, in light and in dark mode.',
        'Color is never the only way we tell you something.',
        'Pictures that carry meaning have a text that describes them.',
        'Form fields have labels, and a mistake is explained in words.',
        'Movement stops if your device asks for reduced motion.',
        'Pages fit small screens, and are as wide as your screen is when you zoom in.',
      ],
    },
  ],
};

const ONGOING_EFFORTS: LegalSection = {
  id: 'ongoing-efforts',
  heading: 'Ongoing efforts',
  body: [
    'Accessibility is never finished. We keep working on it:',
    {
      list: [
        'The parts our pages are made of are tested automatically and with a keyboard, and again whenever they change.',
        'We keep texts short and plain, and say where a link leads.',
        'We look into every report of a barrier, and learn from it.',
      ],
    },
  ],
};

const KNOWN_ISSUES: LegalSection = {
  id: 'known-issues',
  heading: 'Known issues',
  body: [
    'Despite our efforts, you may still meet a barrier. These are the ones we know of:',
    {
      list: [
        'Maps are hard to use without a mouse or without sight. Every address on them is also written out as text.',
        'A menu that is shown as a file or as an ordering page may not be readable for every screen reader.',
        'Some pictures, above all those of dishes, may have only a short description.',
      ],
    },
    'If one of these stands in your way, tell us. We will give you the information in another way.',
  ],
};

const THIRD_PARTY_CONTENT: LegalSection = {
  id: 'third-party-content',
  heading: 'Third-party content',
  body: [
    'Some of what you can reach from here is made by others: online ordering, maps, gift cards, social networks. We do not control how accessible their pages are. If you cannot use one of them, contact us and we will help you in another way.',
  ],
};

const ASSISTIVE_TECHNOLOGIES: LegalSection = {
  id: 'assistive-technologies',
  heading: 'Assistive technologies',
  body: [
    'This website is designed to work with:',
    {
      list: [
        'screen readers, such as JAWS, NVDA, VoiceOver and TalkBack,',
        'screen magnifiers and the zoom of your browser,',
        'speech recognition software,',
        'keyboards, switches and other devices that replace a mouse.',
      ],
    },
  ],
};

const TECHNICAL_SPECIFICATIONS: LegalSection = {
  id: 'technical-specifications',
  heading: 'Technical specifications',
  body: [
    'The accessibility of this website relies on these technologies, together with your browser and the assistive technology you use: HTML, CSS, WAI-ARIA and JavaScript. It is made for the current versions of Chrome, Edge, Firefox and Safari. Pages stay readable without JavaScript.',
  ],
};

function feedback(site: Site): LegalSection {
  return {
    id: 'feedback-and-contact',
    heading: 'Feedback and contact',
    body: [
      'Did you meet a barrier, or do you have an idea for us? Please tell us which page you were on, what you wanted to do, and which browser or assistive technology you use. You can expect a response within 5 business days.',
      { definitions: contactWays(site, site.name) },
    ],
  };
}

const ALTERNATIVE_ACCESS: LegalSection = {
  id: 'alternative-access',
  heading: 'Alternative access',
  body: [
    'If you cannot use a part of this website, you do not have to. Our team can read the menu to you, tell you our hours and offers, answer questions about ingredients, and help you to place an order. You can also ask for the information on this website in another format.',
  ],
};

const UPDATES: LegalSection = {
  id: 'updates',
  heading: 'Updates to this statement',
  body: [
    'We review this statement regularly and change it as the website and the guidelines change. The date at the top of this page says when it was last updated.',
  ],
};
