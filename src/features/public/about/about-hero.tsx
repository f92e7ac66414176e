import { Hero } from '#components/page/hero.tsx';
import { product } from '#lib/configuration.ts';
import { Art } from '#ui/picture/Art.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { ChatLink } from '../chat-link.tsx';
import { JoinLink } from '../join-link.tsx';
import styles from './about.module.css';

/** Who the school is, in one breath (PUB-001, PUB-002). */
export function AboutHero() {
  return (
    <Hero
      className={styles.hero}
      title={
        <>
          Any child can tap a screen. <em>Ours tell it what to do.</em>
        </>
      }
      lead={`${product.name} is a coding school for ages 7 to 16, in person on weekends and online. Children learn what few of their parents had at school: coding, data, and how to use AI tools and still think for themselves.`}
      actions={
        <>
          <JoinLink />
          <ChatLink variant="on-hero" />
        </>
      }
      picture={
        <div className={styles.picture}>
          <Mascot mood="welcome" onIndigo className={styles.mascot} />
          <Art
            name="scene-saturday"
            alt="Four children with laptops at a long table, with the mountain in the window behind them."
            className={styles.scene}
          />
        </div>
      }
    />
  );
}
