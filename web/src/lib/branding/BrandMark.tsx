import { Box, Image } from '@chakra-ui/react';
import { productMark as mark } from '@assay/schema/branding/product-mark';
import { useState } from 'react';
import { useBranding } from './use-branding.ts';

/** The product's own mark, in the tenant's color. */
function ProductMark({ size = 28 }: { size?: number }) {
  return (
    <Box asChild flexShrink="0" color="brand.solid">
      <svg viewBox={`0 0 ${mark.size} ${mark.size}`} width={size} height={size} aria-hidden>
        <rect width={mark.size} height={mark.size} rx={mark.corner} fill="currentColor" />
        <g
          fill="none"
          stroke="var(--tenant-contrast)"
          strokeWidth={mark.strokeWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {mark.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
    </Box>
  );
}

interface LogoMarkProps {
  /** Address of the image; null shows the product's mark. */
  logo: string | null;
  size?: number;
}

/** A logo, or the product's mark where there is none or it cannot be loaded. */
export function LogoMark({ logo, size = 28 }: LogoMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo === null || logo === broken) return <ProductMark size={size} />;
  return (
    <Image
      src={logo}
      alt=""
      // A vector image may have a shape and no size of its own: the height gives it one.
      height={`${size}px`}
      maxWidth={`${size * 5}px`}
      flexShrink="0"
      objectFit="contain"
      onError={() => setBroken(logo)}
    />
  );
}

/** The tenant's logo, or the product's mark. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <LogoMark logo={useBranding().logo} size={size} />
);
