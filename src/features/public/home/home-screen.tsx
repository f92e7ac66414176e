import { ClassCarousel } from './class-carousel.tsx';
import { CurriculumSection } from './curriculum-section.tsx';
import { HomeHero } from './home-hero.tsx';
import { ParentSection } from './parent-section.tsx';
import page from '#components/page/public-page.module.css';

/** The public home (PUB-001 to PUB-008): what the school offers, to children and to those who pay for it. */
export function HomeScreen() {
  return (
    <div data-bleed className={page.page}>
      <HomeHero />
      <div className={page.below}>
        <CurriculumSection />
      </div>
      <div className={page.below}>
        <ClassCarousel />
      </div>
      <div className={page.below}>
        <ParentSection />
      </div>
    </div>
  );
}
