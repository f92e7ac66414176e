const bars = `<svg xmlns="http://www.w3.org/2000/svg" width="660" height="176">
  <rect width="660" height="176" fill="#E4EDFF"/>
  <g stroke="#2C5FD0" stroke-width="3"><rect x="34" y="32" width="592" height="46" rx="10" fill="#fff"/>
    <path d="M330 32H44a10 10 0 0 0-10 10v26a10 10 0 0 0 10 10h286z" fill="#2C5FD0"/></g>
  <g stroke="#B83F27" stroke-width="3"><rect x="34" y="98" width="592" height="46" rx="10" fill="#fff"/>
    <path d="M330 98H44a10 10 0 0 0-10 10v26a10 10 0 0 0 10 10h286z" fill="#F0795A"/></g>
  <path d="M330 32v46M182 98v46M330 98v46M478 98v46" stroke="#1B1F3B" stroke-width="3"/>
</svg>`;

/** A recording of one second, a soft tone, as WAV: 8 kHz, 8 bit, one channel. */
function tone(): string {
  const rate = 8000;
  const bytes = new Uint8Array(44 + rate);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, 36 + rate, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, rate, true);
  for (let i = 0; i < rate; i += 1) bytes[44 + i] = 128 + 24 * Math.sin((2 * Math.PI * 440 * i) / rate);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}

export const fractionBars = `data:image/svg+xml,${encodeURIComponent(bars)}`;
export const recording = tone();

/** A video of one second: a yellow square on indigo. */
export const film =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAKoEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEfTbuMU6uEHFO7a1OsggKS7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECPQAAAAAAAFlSua8KuAQAAAAAAADnXgQFzxYgUXKVXs4LPm5yBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhAdzWUDgirCCAUC6gbSagQISVMNnQIFzc6BjwIBnyJpFo4dFTkNPREVSRIeNTGF2ZjU5LjI3LjEwMHNz22PAi2PFiBRcpVezgs+bZ8ilRaOHRU5DT0RFUkSHmExhdmM1OS4zNy4xMDAgbGlidnB4LXZwOWfIokWjiERVUkFUSU9ORIeUMDA6MDA6MDEuMDAwMDAwMDAwAAAfQ7Z1QObngQCjuYEAAICCSYNCABPwCzYAOCQcGU4AAEBg9QAAZ/v/rWv///uvPxjN63pApRpLdH3nB8p26RS6s/geAKOWgQB9AIYAQJIcAF4AAAMgAABaNJykgKOWgQD6AIYAQJIcAF0AAAMgAABaNJykgKOWgQF3AIYAQJIcAF4AAAMgAABaNJykgKOWgQH0AIYAQJIcAFvAAAMgAABaNJykgKOWgQJxAIYAQJIcAF4AAAMgAABaNJykgKOWgQLuAIYAQJIcAF0AAAMgAABaNJykgKOWgQNrAIYAQJIcAF4AAAMgAABaNJykgBxTu2uRu4+zgQC3iveBAfGCAabwgQM=';
