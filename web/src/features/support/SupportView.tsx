import { Box, Flex, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { Mail, Phone, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { useBranding } from '../../lib/branding/use-branding.ts';
import { phoneText } from '../../lib/phone.ts';

interface WayProps {
  icon: LucideIcon;
  label: string;
  href: string;
  text: string;
  hint: string;
}

const Way = ({ icon: Icon, label, href, text, hint }: WayProps) => (
  <Card padding="5">
    <Flex gap="4" align="flex-start">
      <Flex
        boxSize="10"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="l2"
        bg="brand.muted"
        color="brand.fg"
      >
        <Icon size={20} aria-hidden />
      </Flex>
      <Box minWidth="0">
        <Text textStyle="xs" fontWeight="semibold" color="fg.muted">
          {label}
        </Text>
        <Link
          href={href}
          textStyle="md"
          fontWeight="semibold"
          color="brand.fg"
          overflowWrap="anywhere"
        >
          {text}
        </Link>
        <Text textStyle="sm" color="fg.muted" marginTop="1">
          {hint}
        </Text>
      </Box>
    </Flex>
  </Card>
);

/** Customer service of the tenant, or the product's where it set none (P s1). */
export function SupportView() {
  const { title, phone, email } = useBranding();
  return (
    <>
      <PageHeader title="Support" subtitle={`Customer service of ${title}`} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" maxWidth="4xl">
        <Way
          icon={Phone}
          label="Phone"
          href={`tel:+1${phone}`}
          text={phoneText(phone)}
          hint="Have the specimen or test number at hand, if your question is about a test."
        />
        <Way
          icon={Mail}
          label="Email"
          href={`mailto:${email}`}
          text={email}
          hint="Please do not send results or social security numbers by email."
        />
      </SimpleGrid>
      <Flex gap="6" wrap="wrap" marginTop="6" textStyle="sm">
        <Link asChild color="brand.fg">
          <RouterLink to={paths.words}>Words explained</RouterLink>
        </Link>
        {/* A file beside the page (plugins/third-party-notices.ts). */}
        <Link href="/third-party-notices.txt" target="_blank" color="brand.fg">
          Third-party notices
        </Link>
      </Flex>
    </>
  );
}
