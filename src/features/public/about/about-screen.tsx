import { AboutHero } from './about-hero.tsx';
import { AboutGains } from './gains.tsx';
import { AboutInvitation } from './invitation.tsx';
import { AboutStrands } from './strands.tsx';
import { AboutTrust } from './trust.tsx';
import page from '#components/page/public-page.module.css';

/** What the school teaches, what children gain by it and why parents trust it (PUB-009). */
export function AboutScreen() {
  return (
    <div data-bleed className={page.page}>
      <AboutHero />
      <AboutStrands />
      <AboutGains />
      <AboutTrust />
      <AboutInvitation />
    </div>
  );
}
