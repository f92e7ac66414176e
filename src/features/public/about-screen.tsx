import { AboutGains } from './about-gains.tsx';
import { AboutHero } from './about-hero.tsx';
import { AboutInvitation } from './about-invitation.tsx';
import { AboutStrands } from './about-strands.tsx';
import { AboutTrust } from './about-trust.tsx';
import home from './home-screen.module.css';

/** What the school teaches, what children gain by it and why parents trust it (PUB-009). */
export function AboutScreen() {
  return (
    <div data-bleed className={home.home}>
      <AboutHero />
      <AboutStrands />
      <AboutGains />
      <AboutTrust />
      <AboutInvitation />
    </div>
  );
}
