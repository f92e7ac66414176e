import mark from '#ui/picture/art/mark.svg';

export const Mark = () => <img src={mark} alt="" width="20" height="20" />;
