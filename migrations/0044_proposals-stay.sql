ALTER TABLE "proposals" DROP CONSTRAINT "proposals_account_id_staff_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;