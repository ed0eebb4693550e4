import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type CampaignView, campaignViewsOf } from '#content/forms/campaigns.ts';
import { $campaigns } from '../../stores/campaigns.ts';
import { ArrowLink } from '../../ui/button/ArrowLink.tsx';

interface Props {
  /** The address of the portal for creators; empty if the brand has no portal. */
  portalUrl: string;
  /** The placeholder for a picture that cannot be loaded. The page passes it on, so that this script need not contain it. */
  placeholder: string;
}

/** The campaigns that run now. */
export function Campaigns({ lang, ...start }: OfIsland<Props>) {
  return (
    <Island lang={lang}>
      <List {...start} />
    </Island>
  );
}

function List({ portalUrl, placeholder }: Props) {
  const texts = useTexts();
  const campaigns = useStore($campaigns, { ssr: 'initial' });
  if (!campaigns)
    return (
      <p className="min-h-32 text-muted" role="status">
        {texts.campaigns.loading}
      </p>
    );
  const shown = campaignViewsOf(campaigns, portalUrl, new Date(), texts);
  if (shown.length === 0) return <p className="min-h-32">{texts.campaigns.none}</p>;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {shown.map((campaign) => (
        <li key={campaign.id} className="min-w-0">
          <Card campaign={campaign} placeholder={placeholder} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  campaign: CampaignView;
  placeholder: string;
}

function Card({ campaign, placeholder }: CardProps) {
  const texts = useTexts();
  const { title, subtitle, banner, where, facts, isExpiringSoon, href } = campaign;
  const [isBroken, setBroken] = useState(false);
  return (
    <article className="h-full overflow-hidden rounded-[min(var(--r2),16px)] border-(length:--rule) border-line bg-surface-raised text-foreground bold:border-foreground">
      {/* The build does not know this address. The content security policy allows pictures of the site, its backend and the portal. */}
      {banner !== undefined && (
        <img
          className={`aspect-2/1 w-full ${isBroken ? 'object-contain' : 'object-cover'}`}
          src={isBroken ? placeholder : banner}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
      <div className="grid content-start gap-3 p-[clamp(20px,2.4vw,32px)]">
        {isExpiringSoon && (
          <p className="justify-self-start rounded-button bg-primary px-3 py-1 text-sm font-ui text-on-primary">
            {texts.campaigns.soon}
          </p>
        )}
        <h3 className="type-display text-2xl leading-[1.1]">{title}</h3>
        {subtitle !== undefined && <p className="leading-[1.45]">{subtitle}</p>}
        {where !== undefined && <p className="text-sm text-muted">{where}</p>}
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted [font-variant-numeric:lining-nums]">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {href !== undefined && (
          <ArrowLink href={href} className="justify-self-start">
            {texts.campaigns.view}
            <span className="sr-only">: {title}</span>
          </ArrowLink>
        )}
      </div>
    </article>
  );
}
