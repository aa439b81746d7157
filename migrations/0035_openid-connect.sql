CREATE TABLE "staff_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_identities" ADD CONSTRAINT "staff_identities_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_identities_account" ON "staff_identities" USING btree ("account_id");--> statement-breakpoint
-- Whoever was removed gets no new account by a provider of OpenID Connect, however they were removed.
CREATE FUNCTION note_removed_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO staff_identities (issuer, subject, account_id, created_at)
  VALUES ('', encode(sha256(convert_to(OLD.email, 'UTF8')), 'hex'), NULL, now())
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_removed_staff AFTER DELETE ON staff_accounts FOR EACH ROW EXECUTE FUNCTION note_removed_staff();
