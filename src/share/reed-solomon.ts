/** Reed–Solomon checks of QR codes: over GF(256) with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2). */

/** Powers of 2 in the field, and their logarithms. */
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = (value << 1) ^ (value >= 128 ? 0x11d : 0);
}

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!;
}

/** 2 to the power of `exponent` in the field. */
export function power(exponent: number): number {
  return POWER[exponent % 255]!;
}

/** The data followed by its checks. */
export function withChecks(data: Uint8Array, checks: number): Uint8Array {
  const divisor = generator(checks);
  const all = new Uint8Array(data.length + checks);
  all.set(data);
  for (let place = 0; place < data.length; place++) {
    const factor = all[place]!;
    for (let term = 0; term < checks; term++) all[place + 1 + term]! ^= multiply(divisor[term]!, factor);
  }
  all.set(data);
  return all;
}

/** The product of x − 2ⁱ for all i below the degree: its coefficients after the first, highest power first. */
function generator(degree: number): Uint8Array {
  const product = new Uint8Array(degree);
  product[degree - 1] = 1;
  for (let root = 0; root < degree; root++) {
    for (let term = 0; term < degree; term++)
      product[term] = multiply(product[term]!, POWER[root]!) ^ (product[term + 1] ?? 0);
  }
  return product;
}
