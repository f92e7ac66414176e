import { expect } from 'storybook/test';
import { portraits } from '#mocks/data/seed/portraits.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { CurrentAvatarContext } from '#ui/picture/current-avatar.ts';
import {
  hairColours,
  hairParts,
  headscarfColours,
  hoodies,
  skins,
  type FaceParts,
} from '#ui/picture/face-parts.ts';
import { Face } from '#ui/picture/Face.tsx';
import type { MascotHoodie } from '#ui/picture/mascot-hoodies.ts';
import { Mascot } from '#ui/picture/Mascot.tsx';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Column, Row, Section } from '../specimen.tsx';
import styles from './avatar-sizes.module.css';

const personas = [
  ['usr-thandi', 'Thandi Nkosi'],
  ['usr-pieter', 'Pieter Botha'],
  ['usr-aisha', 'Aisha Patel'],
  ['usr-sipho', 'Sipho Dlamini'],
  ['usr-grace', 'Grace Mokoena'],
  ['usr-naledi', 'Naledi Khumalo'],
  ['usr-johan', 'Johan Khumalo'],
  ['usr-fatima', 'Fatima Adams'],
] as const;

/** One face for each hair style. Each other part occurs at least once. */
const faces = Object.keys(hairParts).map((hair, index): FaceParts => {
  const nth = <Part extends object>(parts: Part) => {
    const names = Object.keys(parts) as (keyof Part)[];
    return names[index % names.length] as keyof Part;
  };
  return {
    skin: nth(skins),
    hair: hair as FaceParts['hair'],
    hairColour: nth(hairColours),
    headscarfColour: nth(headscarfColours),
    glasses: (['none', 'round', 'square'] as const)[index % 3] ?? 'none',
    hoodie: nth(hoodies),
  };
});

const classmates = [
  'Amahle Zulu',
  'Liam Petersen',
  'Thabo Maseko',
  'Ayesha Davids',
  'Mia Botha',
  'Karabo Sithole',
  'Joshua van Rensburg',
  'Nomsa Nkosi-Dlamini',
  'Madonna',
  'lerato mahlangu',
  'Émile Ñandú',
  '王 小明',
  '🦄 Wendy Moon',
  '👩🏽‍🚀',
  '',
];

const sizes = ['tiny', 'small', 'normal', 'large', 'huge'] as const;

function Avatars() {
  return (
    <Column>
      <Section title="Portraits">
        <Row>
          {personas.map(([id, name]) => (
            <Avatar key={id} id={id} name={name} isAlone className={styles.large} />
          ))}
        </Row>
      </Section>
      <Section title="Chosen faces">
        <Row>
          {faces.map((face) => (
            <Avatar
              key={face.hair}
              id="lrn-amahle"
              name="Amahle Zulu"
              parts={face}
              className={styles.large}
            />
          ))}
        </Row>
        <Row>
          {faces.map((face) => (
            <Face key={face.hair} parts={face} isBust className={styles.large} />
          ))}
        </Row>
      </Section>
      <Section title="Initials">
        <Row>
          {classmates.map((name) => (
            <Avatar key={name} id={name} name={name} isAlone className={styles.large} />
          ))}
        </Row>
        <Row>
          {Array.from({ length: 30 }, (_, index) => (
            <Avatar
              key={index}
              id={`lrn-${index}`}
              name={`${'ABCDEFGHIJ'[index % 10]} ${'WMIJ'[index % 4]}`}
            />
          ))}
        </Row>
      </Section>
      <Section title="Sizes">
        {sizes.map((size) => (
          <Row key={size}>
            <Avatar id="usr-naledi" name="Naledi Khumalo" className={styles[size]} />
            <Avatar id="usr-sipho" name="Sipho Dlamini" className={styles[size]} />
            <Avatar id="lrn-amahle" name="Amahle Zulu" className={styles[size]} />
            <Avatar id="lrn-wendy" name="Wendy Moon" className={styles[size]} />
          </Row>
        ))}
      </Section>
    </Column>
  );
}

const meta = preview.meta({
  title: 'Design system/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { id: 'usr-naledi', name: 'Naledi Khumalo' },
  parameters: componentPage({
    use: ['For a user, beside the name or instead of it.'],
    instead: ['For the mascot and other drawings, `Mascot` and `Art`, see Foundations, Pictures.'],
    anatomy: {
      render: () => <Avatar id="lrn-wendy" name="Wendy Moon" className={styles.huge} />,
      parts: { 'Tile, with a pattern and colours that depend on the ID': 'rect', Initials: 'text' },
    },
    do: ['Set `isAlone` if the name is not beside the picture: it becomes the alternative text.'],
    dont: ['Use the picture as the only way to tell two users apart: initials may be equal.'],
  }),
});

export const States = meta.story({ render: () => <Avatars />, tags: ['dark', 'phone'] });

export const PortraitsOfAllPersonas = meta.story({
  render: () => <Avatars />,
  play: async ({ canvas }) => {
    await expect([...portraits.keys()].toSorted()).toEqual(personas.map(([id]) => id).toSorted());
    const pictures = personas.map(([, name]) => canvas.getByRole<HTMLImageElement>('img', { name }));
    await Promise.all(pictures.map((picture) => picture.decode()));
    await expect(new Set(pictures.map(({ src }) => src)).size).toBe(personas.length);
  },
});

/** The pattern of the tile depends on the id, not on the name. */
export const OneTilePerUser = meta.story({
  render: () => (
    <Row>
      <Avatar id="lrn-amahle" name="Amahle Zulu" isAlone />
      <Avatar id="lrn-amahle" name="Amahle Ngcobo" isAlone />
      <Avatar id="lrn-mia" name="Amahle Zulu" isAlone />
    </Row>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('img').map((tile) => ({
      initials: tile.textContent,
      pattern: [...tile.querySelectorAll('rect, path')].map((part) => part.outerHTML).join(''),
    }));
    await expect(tiles.map(({ initials }) => initials)).toEqual(['AZ', 'AN', 'AZ']);
    await expect(tiles[0]?.pattern).toBe(tiles[1]?.pattern);
    await expect(tiles[0]?.pattern).not.toBe(tiles[2]?.pattern);
  },
});

const [currentParts] = faces;

export const CurrentUserAvatar = meta.story({
  render: () => (
    <CurrentAvatarContext value={{ id: 'lrn-amahle', parts: currentParts }}>
      <Row>
        <Avatar id="lrn-amahle" name="Amahle Zulu" isAlone />
        <Avatar id="lrn-mia" name="Mia Botha" isAlone />
        <Avatar id="usr-naledi" name="Naledi Khumalo" isAlone />
      </Row>
    </CurrentAvatarContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amahle Zulu' }).querySelector('use')).not.toBeNull();
    await expect(canvas.getByRole('img', { name: 'Mia Botha' })).toHaveTextContent('MB');
    await expect(canvas.getByRole('img', { name: 'Naledi Khumalo' })).toHaveAttribute('src');
  },
});

/** Parts that this release does not support: avatars show initials, and the mascot wears its default hoodie. */
export const UnknownParts = meta.story({
  render: () => {
    const unknownParts = [
      { ...currentParts, hoodie: 'rainbow' },
      { ...currentParts, hair: 'constructor' },
      { ...currentParts, skin: undefined },
    ] as unknown as FaceParts[];
    const mascotHoodie = 'rainbow' as MascotHoodie;
    return (
      <CurrentAvatarContext value={{ id: 'lrn-amahle', parts: unknownParts[0], mascotHoodie }}>
        <Row>
          <Avatar id="lrn-amahle" name="Amahle Zulu" isAlone />
          {unknownParts.map((face) => (
            <Avatar key={JSON.stringify(face)} id="lrn-mia" name="Mia Botha" parts={face} isAlone />
          ))}
          <Mascot mood="welcome" />
        </Row>
      </CurrentAvatarContext>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amahle Zulu' })).toHaveTextContent('AZ');
    const avatars = canvas.getAllByRole('img', { name: 'Mia Botha' });
    await expect(avatars.map(({ textContent }) => textContent)).toEqual(['MB', 'MB', 'MB']);
  },
});

export const CurrentUserAvatarLoading = meta.story({
  render: () => (
    <CurrentAvatarContext value={{ id: 'lrn-amahle', isPending: true }}>
      <Avatar id="lrn-amahle" name="Amahle Zulu" isAlone />
    </CurrentAvatarContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amahle Zulu' })).toHaveTextContent('');
  },
});

export const BesideAName = meta.story({
  render: () => (
    <Column>
      {[personas[5], ['lrn-amahle', 'Amahle Zulu'] as const].map(([id, name]) => (
        <p key={id} className={styles.person}>
          <Avatar id={id} name={name} />
          {name}
        </p>
      ))}
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
  },
});

/** The avatar grows with large text and remains round. */
export const BesideLargeText = BesideAName.extend({
  decorators: [(Story) => <div className={styles.doubled}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('p > :first-child')].map((avatar) =>
      avatar.getBoundingClientRect(),
    );
    for (const { width, height } of boxes) {
      await expect(width).toBe(48);
      await expect(height).toBe(48);
    }
  },
});
