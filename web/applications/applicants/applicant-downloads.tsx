import { Button, Menu } from "@mantine/core";
import { IconDownload, IconFileZip, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { downloadApplicants } from "./download-applicants.ts";

/** Downloads for a job's applicants: a spreadsheet, and the resumes. */
export function ApplicantDownloads({ jobId }: { jobId: string }) {
  const [busy, setBusy] = useState(false);
  const download = async (file: Parameters<typeof downloadApplicants>[1]) => {
    setBusy(true);
    await downloadApplicants(jobId, file);
    setBusy(false);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          aria-label="Download applicants"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTable size={18} aria-hidden="true" />}
          onClick={() => void download("applicants.csv")}
        >
          Applicants as CSV
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileZip size={18} aria-hidden="true" />}
          onClick={() => void download("resumes.zip")}
        >
          Resumes as ZIP
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
