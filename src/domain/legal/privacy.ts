import type { Site } from '../../model/site.ts';
import { contactWays, type LegalPage, type LegalSection, prose, updatedOn, websiteLink } from './legal-page.ts';

/** The site is not meant for younger people (docs/behaviour.md#legal-pages). */
const AGE_LIMIT = 13;

/** What `/privacy-policy/` says: its sections are those of docs/behaviour.md#legal-pages, in that order. */
export function privacyOf(site: Site): LegalPage {
  return {
    title: 'Privacy Policy',
    kicker: site.legalName,
    lede: 'What you tell us, what your browser tells us, and what happens to both.',
    website: websiteLink(site),
    updated: updatedOn(site.buildDate),
    sections: [
      collectionAndUse(site),
      LOG_DATA,
      COOKIES,
      SERVICE_PROVIDERS,
      SECURITY,
      OTHER_SITES,
      CHILDREN,
      CHANGES,
      COOKIE_POLICY,
      contact(site),
    ],
  };
}

function collectionAndUse(site: Site): LegalSection {
  return {
    id: 'information-collection-and-use',
    heading: 'Information collection and use',
    body: [
      prose`${site.legalName} runs the website ${websiteLink(site)}. In this policy, “we”, “us” and “our” mean ${site.legalName}. By using the website, you agree to the collection and use of information as described here.`,
      'You can read this website without telling us who you are. Some things only work if you do: an answer to your feedback, a call back, a catering request, a job application. For these we may ask for personal information, including but not limited to:',
      {
        list: [
          'your name,',
          'your phone number,',
          'your postal address,',
          'your email address, and what you write to us.',
        ],
      },
      'Each form says what it needs. Information that is not required is yours to leave out. With feedback we also store the page you sent it from, the size of your screen and the name of your browser, so that we can find what went wrong.',
      'We use what you send to answer you, to do what you asked for, to improve our food, service and website, and to meet our legal duties. We keep it for as long as we need it for that, and no longer. We write to you about offers and news only if you have agreed.',
      'Questions that you ask the assistant on this website are passed on to a service that works out the answer. Please do not put personal information into a question.',
    ],
  };
}

const LOG_DATA: LegalSection = {
  id: 'log-data',
  heading: 'Log data',
  body: [
    'Whenever you visit a website, your browser sends some information by itself. It is called log data. It may include:',
    {
      list: [
        'the Internet Protocol (IP) address of your device,',
        'the type and version of your browser,',
        'the pages you visit, and the date and time of your visit,',
        'the time you spend on those pages, and other statistics.',
      ],
    },
    'We and the companies that host this website use log data to keep it running, to protect it from abuse, and to see which pages are useful.',
  ],
};

const COOKIES: LegalSection = {
  id: 'cookies',
  heading: 'Cookies',
  body: [
    'Cookies are small files with a little data, often an anonymous identifier. A website sends them to your browser, and your browser stores them on your device.',
    'This website and the services it uses may set cookies to work properly and to improve. You can accept or refuse them, and your browser can tell you when one is sent. If you refuse cookies, some parts of the website may not work. Our cookie policy, further down this page, tells you more.',
  ],
};

const SERVICE_PROVIDERS: LegalSection = {
  id: 'service-providers',
  heading: 'Service providers',
  body: [
    'We work with other companies and people. They may:',
    {
      list: [
        'host this website and store what its forms send,',
        'provide a part of our service, such as online ordering, maps or the assistant,',
        'do work on our behalf that has to do with our service,',
        'help us understand how the website is used.',
      ],
    },
    'To do that work, they may have access to your personal information. They must not disclose it or use it for anything else. Some of them may work in another country, where other privacy laws apply.',
    'We may also have to disclose information when the law or a court requires it.',
  ],
};

const SECURITY: LegalSection = {
  id: 'security',
  heading: 'Security',
  body: [
    'You trust us with your personal information, and we work to protect it with reasonable means. Yet no way of sending data over the internet and no way of storing it is 100% secure, so we cannot guarantee absolute security.',
    'Please do not send us passwords, card numbers or health information through the forms on this website.',
  ],
};

const OTHER_SITES: LegalSection = {
  id: 'links-to-other-sites',
  heading: 'Links to other sites',
  body: [
    'This website links to other sites, such as an ordering service, a map or a social network. If you follow such a link, you leave our website. Those sites are not run by us, and their own privacy policies apply. We advise you to read them. We have no control over the content, the privacy policies or the practices of other sites, and take no responsibility for them.',
  ],
};

const CHILDREN: LegalSection = {
  id: 'childrens-privacy',
  heading: 'Children’s privacy',
  body: [
    `This website does not address anyone under the age of ${AGE_LIMIT}. We do not knowingly collect personal information from children under ${AGE_LIMIT}.`,
    `If we find that a child under ${AGE_LIMIT} has given us personal information, we delete it from our servers right away. If you are a parent or guardian and know that your child has sent us personal information, please contact us so that we can do so.`,
  ],
};

const CHANGES: LegalSection = {
  id: 'changes',
  heading: 'Changes to this privacy policy',
  body: [
    'We may update this privacy policy from time to time. We advise you to look at this page now and then. We let you know about a change by posting the new policy here, and it takes effect when it is posted.',
  ],
};

const COOKIE_POLICY: LegalSection = {
  id: 'cookie-policy',
  heading: 'Cookie policy',
  body: [
    'Some cookies last until you close your browser (session cookies). Others stay until they expire or you delete them (persistent cookies). Which of them you meet depends on what you do here and on the services a page uses.',
  ],
  parts: [
    {
      id: 'types-of-cookies',
      heading: 'Types of cookies',
      body: [
        {
          definitions: [
            {
              term: 'Advertising',
              text: 'Used by us or by advertisers to show ads that fit your interests, to count how often you saw an ad, and to measure whether it worked.',
            },
            {
              term: 'Analytics',
              text: 'Tell us how visitors use the website: which pages they open, how long they stay, and where something goes wrong.',
            },
            {
              term: 'First-party',
              text: 'Set by this website itself. Only this website can read them.',
            },
            {
              term: 'Personalization',
              text: 'Remember what you chose or looked at before, so that the website can fit itself to you.',
            },
            {
              term: 'Security',
              text: 'Help to recognize and stop abuse, such as automated attacks or attempts to get at the data of others.',
            },
            {
              term: 'Site management',
              text: 'Keep a visit together while you move from page to page, so that nothing you have entered gets lost on the way.',
            },
            {
              term: 'Third-party',
              text: 'Set by another company whose service a page uses, such as a map, an ordering service or a video. That company can read them on other websites too.',
            },
          ],
        },
      ],
    },
    {
      id: 'control-of-cookies',
      heading: 'Control of cookies',
      body: [
        'Most browsers accept cookies at first. In the settings of your browser you can refuse them, allow only some, delete those that are stored, or be asked each time. Its help pages show you how. The settings count for that browser on that device.',
        'If you refuse or delete cookies, you can still read this website. Some services, such as ordering in a frame, may not work as they should.',
      ],
    },
    {
      id: 'other-tracking',
      heading: 'Other tracking',
      body: [
        'Cookies are not the only way to recognize a browser. Pages and emails may contain web beacons (also called pixels or clear gifs): tiny pictures that tell a server that they were opened. Websites can also keep data in the storage of your browser. This website does so to hold a draft of a message until you have sent it.',
        'You can limit these as well: switch off pictures in your email program, clear the website data in your browser, or use its tracking protection.',
      ],
    },
  ],
};

function contact(site: Site): LegalSection {
  return {
    id: 'contact',
    heading: 'Contact us',
    body: [
      'Do you have a question about this policy? Would you like to know what personal information we hold about you, to have it corrected, or to have it deleted? Please get in touch. We may have to check that it is really you who asks.',
      { definitions: contactWays(site, site.legalName) },
    ],
  };
}
