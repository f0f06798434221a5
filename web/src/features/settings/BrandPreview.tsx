import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { LogoMark } from '../../lib/branding/BrandMark.tsx';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { previewVariables } from './preview-variables.ts';

interface BrandPreviewProps {
  /** `#RRGGBB`. */
  color: string;
  /** Address of the logo; null shows the product's mark. */
  logo: string | null;
}

/** A header as the portal has it. */
function Header({ logo }: { logo: string | null }) {
  const { title } = useBranding();
  return (
    <Flex align="center" gap="4" height="14" paddingX="4" bg="bg.panel" borderBottomWidth="1px">
      <Flex align="center" gap="2.5" minWidth="0">
        <LogoMark logo={logo} />
        <Text textStyle="sm" fontWeight="semibold" truncate>
          {title}
        </Text>
      </Flex>
      <Flex height="full" align="center" textStyle="sm" fontWeight="medium" hideBelow="md">
        <Flex
          height="full"
          align="center"
          paddingX="3"
          color="brand.fg"
          borderBottomWidth="2px"
          borderColor="brand.fg"
        >
          Dashboard
        </Flex>
        <Flex height="full" align="center" paddingX="3" color="fg.muted">
          Admin Panel
        </Flex>
      </Flex>
    </Flex>
  );
}

/** A piece of page: title, buttons, a link, a tint. */
const Page = () => (
  <Stack gap="3" padding="4">
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        Client Companies
      </Heading>
      <Flex gap="2">
        <Button as="span" size="xs" variant="outline" colorPalette="gray">
          Cancel
        </Button>
        <Button as="span" size="xs">
          <Plus size={14} aria-hidden /> Create Company
        </Button>
      </Flex>
    </Flex>
    <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
      <Text color="brand.fg" fontWeight="medium">
        Northwind Logistics
      </Text>
      <Badge variant="subtle" size="sm">
        Primary
      </Badge>
      <Box
        bg="brand.subtle"
        color="brand.fg"
        fontWeight="semibold"
        paddingX="3"
        paddingY="1"
        borderRadius="l2"
      >
        Current section
      </Box>
    </Flex>
  </Stack>
);

/** The portal in a color and with a logo, before they are saved. Nothing in it can be pressed. */
export function BrandPreview({ color, logo }: BrandPreviewProps) {
  return (
    <Box
      role="group"
      aria-label="Preview of the portal"
      gridColumn="1 / -1"
      colorPalette="brand"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      bg="bg.subtle"
      style={previewVariables(color)}
    >
      <Header logo={logo} />
      <Page />
    </Box>
  );
}
