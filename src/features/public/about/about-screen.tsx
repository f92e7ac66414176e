import { AboutGains } from './gains.tsx';
import { AboutHero } from './hero.tsx';
import { AboutInvitation } from './invitation.tsx';
import { AboutStrands } from './strands.tsx';
import { AboutTrust } from './trust.tsx';
import home from '../home/home-screen.module.css';

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
